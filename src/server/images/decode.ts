import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { UPLOAD } from '../../contract/limits';
import { makeThumbnails } from './scale';
import type { Thumbnail } from './scale';

// No photograph is decoded twice, so that a cache in libvips would only take memory.
sharp.cache(false);
// One thread for each image: several are decoded side by side.
sharp.concurrency(1);
// Strangers reach no other reader of libvips. That of photographs with a gain map would keep them whole in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** The first bytes of each format, in hexadecimal. */
const SIGNATURES: readonly [Format, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(37|39)61/],
  ['webp', /^52494646.{8}57454250/],
];

/**
 * Each format keeps its own, at a quality without visible loss: with 85, a JPEG that the client has
 * scaled is quantized by the same tables again. Progressive JPEGs and optimal codes would be 7 %
 * smaller, for three times the processor's time and with the whole image in memory. The usual effort
 * takes half as long again for a WebP and a GIF, and saves 2 % of the bytes of a WebP.
 */
const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 85, optimizeCoding: false }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88, effort: 2 }),
  gif: (image) => image.gif({ effort: 4 }),
};

/** An image that was decoded and encoded again, ready to be stored. */
export interface NewImage {
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
  thumbnails: Thumbnail[];
}

/** What is wrong with a file. */
export type Problem = 'not an image' | 'damaged' | 'too many pixels';

interface Source {
  format: Format;
  bytes: Buffer;
  options: SharpOptions;
}

/** By content: the name and the type that a client states are ignored. */
function formatOf(file: Buffer): Format | null {
  const head = file.toString('hex', 0, 12);
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}

/** Checks an image by its header, before any pixel is decoded. @returns how to decode it */
async function inspect(bytes: Buffer): Promise<Source | Problem> {
  const format = formatOf(bytes);
  if (!format) return 'not an image';
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
    return { format, bytes, options: { ...options, animated, limitInputPixels } };
  } catch {
    return 'damaged';
  }
}

/** @returns what is wrong with a file as far as its header shows, or null */
export async function findProblem(file: Buffer): Promise<Problem | null> {
  const source = await inspect(file);
  return typeof source === 'string' ? source : null;
}

/** Decoder and encoder of WebP each keep several copies of an image: first the one, then the other. */
async function decodeWhole(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(source: Source): Promise<NewImage> {
  const { format, bytes, options } = source;
  const image = sharp(bytes, options);
  // sharp cannot rotate an animation frame by frame, and no camera takes a rotated one.
  let upright = options.animated ? image : image.autoOrient();
  if (format === 'webp' && !options.animated) upright = await decodeWhole(upright);
  const encoded = await ENCODERS[format](upright).toBuffer({ resolveWithObject: true });
  const { width, height, pageHeight = height } = encoded.info;
  return {
    contentType: `image/${format}`,
    width,
    height: pageHeight,
    bytes: encoded.data,
    thumbnails: await makeThumbnails(encoded.data),
  };
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Old phones leave out the end marker. With it, libvips warns of a JPEG that is cut within its pixels,
 * but finds no fault in one that has all of them.
 */
function completed({ format, bytes, options }: Source): Source {
  return {
    format,
    bytes: Buffer.concat([bytes, END_OF_JPEG]),
    options: { ...options, failOn: 'warning' },
  };
}

/** Decodes an image and encodes it again, upright, without metadata and with thumbnails. */
export async function decode(file: Buffer): Promise<NewImage | Problem> {
  const source = await inspect(file);
  if (typeof source === 'string') return source;
  try {
    return await encode(source).catch((error: unknown) => {
      if (source.format !== 'jpeg') throw error;
      return encode(completed(source));
    });
  } catch {
    return 'damaged';
  }
}
