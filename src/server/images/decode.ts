import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { UPLOAD } from '../../contract/limits';
import { thumbnailWidths } from '../store/images';
import type { NewImage } from '../store/images';
import { formatOf, strip } from './strip/strip';
import type { Format } from './strip/strip';

// No photograph is decoded twice, so that a cache in libvips would only take memory.
sharp.cache(false);

/** The largest ratio of a thumbnail's height to its width; a taller image is scaled, not cut. */
const MAX_THUMBNAIL_RATIO = 4;

/** A progressive JPEG is encoded in memory, at 6 bytes per pixel; a larger one is not progressive. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

function encodeJpeg(image: Sharp, pixels: number): Sharp {
  const progressive = pixels <= MAX_PROGRESSIVE_PIXELS;
  // Optimal codes need the whole image in memory as well.
  return image.jpeg({ quality: 88, progressive, optimizeCoding: progressive });
}

/** Each format keeps its own, at a quality without visible loss. */
const ENCODERS: Record<Format, (image: Sharp, pixels: number) => Sharp> = {
  jpeg: encodeJpeg,
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
};

/** What is wrong with a file. */
export type Problem = 'not an image' | 'damaged' | 'too many pixels';

interface Source {
  format: Format;
  bytes: Buffer;
  pixels: number;
  options: SharpOptions;
}

/** Checks an image by its header, before any pixel is decoded. @returns how to decode it */
async function inspect(file: Buffer): Promise<Source | Problem> {
  const format = formatOf(file);
  if (!format) return 'not an image';
  const bytes = strip(file, format);
  // Not the default 'warning': many cameras write files that cause one.
  const options: SharpOptions = { animated: true, failOn: 'error', limitInputPixels: false };
  try {
    const header = await sharp(bytes, options).metadata();
    if (header.format !== format) return 'damaged';
    // The height of an animation is that of all frames together.
    const pixels = header.width * header.height;
    if (pixels > UPLOAD.maxPixels) return 'too many pixels';
    const animated = (header.pages ?? 1) > 1;
    const limitInputPixels = UPLOAD.maxPixels;
    return { format, bytes, pixels, options: { ...options, animated, limitInputPixels } };
  } catch {
    return 'damaged';
  }
}

/** @returns what is wrong with a file as far as its header shows, or null */
export async function findProblem(file: Buffer): Promise<Problem | null> {
  const source = await inspect(file);
  return typeof source === 'string' ? source : null;
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

/** Decoder and encoder of WebP each keep several copies of an image: first the one, then the other. */
async function decodeWhole(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(source: Source): Promise<NewImage> {
  const { format, bytes, pixels, options } = source;
  const image = sharp(bytes, options);
  // sharp cannot rotate an animation frame by frame, and no camera takes a rotated one.
  let upright = options.animated ? image : image.autoOrient();
  if (format === 'webp' && !options.animated) upright = await decodeWhole(upright);
  const encoded = await ENCODERS[format](upright, pixels).toBuffer({ resolveWithObject: true });
  const { width, height, pageHeight = height } = encoded.info;
  return {
    contentType: `image/${format}`,
    width,
    height: pageHeight,
    bytes: encoded.data,
    thumbnails: await makeThumbnails(source, width),
  };
}

/** Decodes an image and encodes it again, upright, without metadata and with thumbnails. */
export async function decode(file: Buffer): Promise<NewImage | Problem> {
  const source = await inspect(file);
  return typeof source === 'string' ? source : encode(source).catch(() => 'damaged');
}
