import { UPLOAD } from '../../contract/limits';
import { callerOf } from '../http/auth';
import { invalid, unavailable } from '../http/errors';
import type { ApiRequest } from '../http/route';
import type { Services } from '../http/services';
import type { Upload } from '../http/uploads';
import type { NewImage, Problem } from '../images/decode';
import { ImagesRefused } from '../images/imageDecoder';
import { DecoderClosed } from '../images/workerProcess';

const MESSAGES: Record<Problem, string> = {
  'not an image': 'is not a JPEG, PNG, WebP or GIF image.',
  'animated PNG': 'is an animated PNG. Send it as GIF or WebP.',
  'other colours': 'has colours that programs show differently. Save it with sRGB colours.',
  damaged: 'is damaged and cannot be read.',
  'too many pixels': `has more than ${UPLOAD.maxPixels / 1_000_000} megapixels.`,
};

/**
 * Decodes the images that the caller uploaded in a field.
 *
 * @throws HttpError 422 with a message for each refused file, 503 if the server is stopping
 */
export async function decodeUploads(
  { images }: Services,
  request: ApiRequest,
  field: string,
  files: readonly Upload[],
): Promise<NewImage[]> {
  const bytes = files.map((file) => file.bytes);
  try {
    return await images.decode(bytes, callerOf(request).account.id);
  } catch (error) {
    if (error instanceof DecoderClosed) throw unavailable();
    if (!(error instanceof ImagesRefused)) throw error;
    const messages = files.flatMap(({ name }, index) => {
      const problem = error.problems[index];
      return problem ? [`${name} ${MESSAGES[problem]}`] : [];
    });
    throw invalid({ [field]: messages });
  }
}
