import sharp from 'sharp';
import { UPLOAD } from '../../contract/limits';
import { LIST_WIDTH } from '../store/images';

/** The largest ratio of a thumbnail's height to its width; a taller image is scaled, not cut. */
const MAX_RATIO = 4;

/** A quarter of the time of the usual effort, for a few more bytes. */
const EFFORT = 2;

/**
 * Scales a stored image, which is upright already; a JPEG is decoded at a fraction of its size. Of an
 * animation, the first frame.
 *
 * @returns a WebP image, not wider than the original
 */
export function scale(stored: Buffer, width: number = LIST_WIDTH): Promise<Buffer> {
  const box = { width, height: width * MAX_RATIO };
  return sharp(stored, { failOn: 'error', limitInputPixels: UPLOAD.maxPixels })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: EFFORT })
    .toBuffer();
}
