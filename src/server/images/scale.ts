import sharp from 'sharp';
import { THUMBNAIL_WIDTHS, UPLOAD } from '../../contract/limits';

/** The largest ratio of a thumbnail's height to its width. A taller image is scaled, not cut. */
const MAX_RATIO = 4;

/** This effort takes a quarter of the time of the default, for a few more bytes. */
const EFFORT = 2;

export interface Thumbnail {
  width: number;
  contentType: string;
  bytes: Buffer;
}

/**
 * Scales an upright image. A JPEG is decoded at a fraction of its size. An animation becomes its
 * first frame.
 *
 * @returns a WebP image, not wider than the original
 */
function scale(image: Buffer, width: number): Promise<Buffer> {
  const box = { width, height: width * MAX_RATIO };
  return sharp(image, { failOn: 'error', limitInputPixels: UPLOAD.maxPixels })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: EFFORT })
    .toBuffer();
}

/**
 * Makes a thumbnail of each width. The smaller one is made from the larger one, which is faster.
 */
export async function makeThumbnails(image: Buffer): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  let larger = image;
  for (const width of [...THUMBNAIL_WIDTHS].reverse()) {
    larger = await scale(larger, width);
    thumbnails.push({ width, contentType: 'image/webp', bytes: larger });
  }
  return thumbnails;
}
