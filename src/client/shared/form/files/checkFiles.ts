import type { TFunction } from 'i18next';
import { UPLOAD } from '../../../../contract/limits';

const BYTES_PER_MB = 1_000_000;

/** Why a file cannot be sent, before it is sent in vain; null when it can (readings 113). */
function refusalOf({ name, type, size }: File, t: TFunction): string | null {
  if (!UPLOAD.types.some((known) => known === type)) {
    return t('"{{name}}" is not an image that can be used. Choose JPEG, PNG, WebP or GIF.', {
      name,
    });
  }
  if (size > UPLOAD.maxFileBytes) {
    const limit = UPLOAD.maxFileBytes / BYTES_PER_MB;
    return t('"{{name}}" is larger than {{limit}} MB.', { name, limit });
  }
  return null;
}

/**
 * Parts the files that can be sent from those that cannot.
 *
 * @param limit how many files the field takes at once, and `room` how many of them are left
 * @returns the accepted files and a text for each reason to refuse some
 */
export function checkFiles(
  files: File[],
  { limit, room }: { limit: number; room: number },
  t: TFunction,
) {
  const refusals = files.flatMap((file) => refusalOf(file, t) ?? []);
  const usable = files.filter((file) => refusalOf(file, t) === null);
  if (usable.length > room) {
    refusals.push(t('At most {{limit}} images can be sent at once.', { limit }));
  }
  return { accepted: usable.slice(0, room), refusals };
}
