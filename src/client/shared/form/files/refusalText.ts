import { UPLOAD } from '../../../../contract/limits';
import type { Translate } from '../../text/i18n';
import type { FileRefusal } from './takeFile';

const BYTES_PER_MB = 1_000_000;

const HEIC_ADVICE =
  '"{{name}}" is a HEIC photo, which browsers cannot show. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or share it by e-mail or messenger and choose the photo that arrives.';

/** Says why a chosen file is not used, and what the user can do. */
export function refusalText({ file: { name }, reason }: FileRefusal, limit: number, t: Translate) {
  switch (reason) {
    case 'unreadable':
      return t('"{{name}}" could not be read on this device. Choose it again.', { name });
    case 'one too many':
      return t('At most {{limit}} images can be sent at once.', { limit });
    case 'too large':
      return t('"{{name}}" is larger than {{limit}} MB.', {
        name,
        limit: UPLOAD.maxFileBytes / BYTES_PER_MB,
      });
    case 'empty':
      return t('"{{name}}" is empty. Open it on this device, then choose it again.', { name });
    case 'HEIC':
      return t(HEIC_ADVICE, { name });
    case 'animated PNG':
      return t('"{{name}}" is an animated PNG. Save it as GIF or WebP, then choose it again.', {
        name,
      });
    case 'video':
      return t('"{{name}}" is a video. Only images can be sent: JPEG, PNG, WebP or GIF.', { name });
    case 'PDF':
      return t('"{{name}}" is a PDF. Save its pages as JPEG or PNG, then choose these.', { name });
    case 'other':
      return t('"{{name}}" is not an image that can be used. Choose JPEG, PNG, WebP or GIF.', {
        name,
      });
    default:
      return t(
        '"{{name}}" is an image in the format {{format}}. Save it as JPEG or PNG, then choose it again.',
        {
          name,
          format: reason,
        },
      );
  }
}
