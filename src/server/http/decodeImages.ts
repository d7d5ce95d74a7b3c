import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { UPLOAD } from '../../contract/limits';
import { thumbnailWidths } from '../store/images';
import type { NewImage } from '../store/images';
import { invalid } from './errors';
import type { Upload } from './uploads';

// No photograph is decoded twice, so that a cache in libvips would only take memory.
sharp.cache(false);

/** One photograph is decoded at a time, whoever sent it: each takes up to 160 MB. */
const limit = pLimit(1);

/** How many photographs are being decoded, and how many wait. */
export const imageQueue = () => ({ running: limit.activeCount, waiting: limit.pendingCount });

/** The largest ratio of a thumbnail's height to its width; a taller image is scaled, not cut. */
const MAX_THUMBNAIL_RATIO = 4;

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** The first bytes of each format, in hexadecimal. */
const SIGNATURES: readonly [Format, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(37|39)61/],
  ['webp', /^52494646.{8}57454250/],
];

/** Each format keeps its own, at a quality without visible loss. */
const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 88, progressive: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
};

/** By content: the name and the type that a client states are ignored. */
function formatOf(bytes: Buffer): Format | undefined {
  const head = bytes.toString('hex', 0, 12);
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}

interface Source {
  format: Format;
  bytes: Buffer;
  options: SharpOptions;
}

/**
 * Checks an image by its header, before any pixel is decoded.
 *
 * @returns how to decode it, or a message that says what is wrong
 */
async function inspect({ name, bytes }: Upload): Promise<Source | string> {
  const format = formatOf(bytes);
  if (!format) return `${name} is not a JPEG, PNG, WebP or GIF image.`;
  const damaged = `${name} is damaged and cannot be read.`;
  // Not the default 'warning': many cameras write files that cause one.
  const options: SharpOptions = { animated: true, failOn: 'error', limitInputPixels: false };
  try {
    const header = await sharp(bytes, options).metadata();
    if (header.format !== format) return damaged;
    // The height of an animation is that of all frames together.
    if (header.width * header.height > UPLOAD.maxPixels) {
      return `${name} has more than ${UPLOAD.maxPixels / 1_000_000} megapixels.`;
    }
    const animated = (header.pages ?? 1) > 1;
    return { format, bytes, options: { ...options, animated, limitInputPixels: UPLOAD.maxPixels } };
  } catch {
    return damaged;
  }
}

/** Derives all thumbnails from the largest, so that the photograph is decoded only once for them. */
async function makeThumbnails(source: Source, imageWidth: number) {
  const widths = thumbnailWidths(imageWidth);
  const fit = (image: Sharp, width: number) => {
    const box = { width, height: width * MAX_THUMBNAIL_RATIO };
    return image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  };
  const still = sharp(source.bytes, { ...source.options, animated: false }).autoOrient();
  const largest = await fit(still.toColourspace('srgb'), Math.max(...widths))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const thumbnails: NewImage['thumbnails'] = [];
  for (const thumbnailWidth of widths) {
    const image = sharp(largest.data, { raw: { width, height, channels } });
    const bytes = await fit(image, thumbnailWidth).webp({ quality: 78 }).toBuffer();
    thumbnails.push({ width: thumbnailWidth, contentType: 'image/webp', bytes });
  }
  return thumbnails;
}

async function decode(source: Source): Promise<NewImage> {
  const image = sharp(source.bytes, source.options);
  // sharp cannot rotate an animation frame by frame, and no camera takes a rotated one.
  const upright = source.options.animated ? image : image.autoOrient();
  const encoded = await ENCODERS[source.format](upright).toBuffer({ resolveWithObject: true });
  const { width, height, pageHeight = height } = encoded.info;
  return {
    contentType: `image/${source.format}`,
    width,
    height: pageHeight,
    bytes: encoded.data,
    thumbnails: await makeThumbnails(source, width),
  };
}

/**
 * Decodes uploaded images and encodes them again, upright, without metadata and with thumbnails.
 *
 * @param field the field that errors are reported for
 * @throws HttpError 422 with a message for each file that is not an image, too large or damaged
 */
export async function decodeImages(files: readonly Upload[], field: string): Promise<NewImage[]> {
  const sources: Source[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const source = await inspect(file);
    if (typeof source === 'string') problems.push(source);
    else sources.push(source);
  }
  if (problems.length > 0) throw invalid({ [field]: problems });
  const images: NewImage[] = [];
  for (const [index, source] of sources.entries()) {
    const damaged = () =>
      invalid({ [field]: [`${files[index]?.name} is damaged and cannot be read.`] });
    images.push(await limit(() => decode(source)).catch(() => Promise.reject(damaged())));
  }
  return images;
}
