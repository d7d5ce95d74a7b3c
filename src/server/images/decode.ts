import sharp from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { isImageFormat, kindOf } from '../../contract/fileKind';
import type { ImageFormat } from '../../contract/fileKind';
import { THUMBNAIL_WIDTHS, UPLOAD } from '../../contract/limits';
import { declaresOtherColours } from '../../contract/pngHeader';

// No image is decoded twice, so a cache in libvips would only take memory.
sharp.cache(false);
// One thread per image, because several images are decoded in parallel.
sharp.concurrency(1);
// All other readers of libvips are blocked, because uploads are untrusted. The reader of
// photographs with a gain map would also keep whole images in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Finding the colours again takes ten times as long as writing the pixels, and the whole image. */
const PALETTE = { maxColours: 16, maxPixels: 10_000_000 };

/** Without this effort, colours would change by one. */
const EXACT = { dither: 0, effort: 4 };

/** A grey PNG stays grey, and one of few colours keeps its palette. By default both become RGB. */
function encodePng(image: Sharp, header: Metadata): Sharp {
  const { width, height, bitsPerSample = 8, isPalette } = header;
  const colours = 2 ** Math.min(8, bitsPerSample);
  if (isPalette) {
    const isSmall = colours <= PALETTE.maxColours && width * height <= PALETTE.maxPixels;
    return image.png(isSmall ? { ...EXACT, colours } : {});
  }
  if (header.space !== 'b-w' && header.space !== 'grey16') return image.png();
  // libvips writes less than eight bits only without transparency.
  return image.toColourspace('b-w').png(header.hasAlpha ? {} : { palette: false, colours });
}

/**
 * Each image keeps its format, at a quality without visible loss. With 85, a JPEG that the client
 * has scaled is quantized by the same tables again. Progressive JPEGs and optimal codes would be 7
 * % smaller, but take three times the CPU time and the whole image in memory. The default effort
 * takes 50 % more time for WebP and GIF, and saves 2 % of the bytes of a WebP.
 */
const ENCODERS: Record<ImageFormat, (image: Sharp, header: Metadata) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 85, optimizeCoding: false }),
  png: encodePng,
  webp: (image) => image.webp({ quality: 88, effort: 2 }),
  gif: (image) => image.gif({ effort: 4 }),
};

interface Thumbnail {
  width: number;
  contentType: string;
  bytes: Buffer;
}

export interface NewImage {
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
  thumbnails: Thumbnail[];
}

export type Problem =
  'not an image' | 'animated PNG' | 'other colours' | 'damaged' | 'too many pixels';

interface Source {
  format: ImageFormat;
  header: Metadata;
  bytes: Buffer;
  options: SharpOptions;
}

/** Whether browsers show other colours than libvips reads. They ignore how inks mix. */
const hasOtherColours = (bytes: Buffer, { format, space, icc }: Metadata): boolean =>
  (format === 'png' && declaresOtherColours(bytes)) || (space === 'cmyk' && !icc);

/**
 * Checks an image by its header, before any pixel is decoded.
 *
 * @returns the options to decode it
 */
async function inspect(bytes: Buffer): Promise<Source | Problem> {
  const format = kindOf(bytes);
  if (format === 'animated PNG') return format;
  if (!isImageFormat(format)) return 'not an image';
  // The default 'warning' is too strict: many cameras write files that cause one.
  const options: SharpOptions = { animated: true, failOn: 'error', limitInputPixels: false };
  try {
    const header = await sharp(bytes, options).metadata();
    if (header.format !== format) return 'damaged';
    // The height of an animation is that of all frames together.
    const pixels = header.width * header.height;
    if (pixels > UPLOAD.maxPixels) return 'too many pixels';
    if (hasOtherColours(bytes, header)) return 'other colours';
    const animated = (header.pages ?? 1) > 1;
    const limitInputPixels = UPLOAD.maxPixels;
    return { format, header, bytes, options: { ...options, animated, limitInputPixels } };
  } catch {
    return 'damaged';
  }
}

export async function findProblem(file: Buffer): Promise<Problem | null> {
  const source = await inspect(file);
  return typeof source === 'string' ? source : null;
}

/** The largest ratio of a thumbnail's height to its width. A taller image is scaled, not cut. */
const MAX_RATIO = 4;

/** This effort takes a quarter of the time of the default, for a few more bytes. */
const EFFORT = 2;

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
async function makeThumbnails(image: Buffer): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  let larger = image;
  for (const width of [...THUMBNAIL_WIDTHS].reverse()) {
    larger = await scale(larger, width);
    thumbnails.push({ width, contentType: 'image/webp', bytes: larger });
  }
  return thumbnails;
}

/**
 * The WebP decoder and encoder each keep several copies of an image, so they run one after the
 * other.
 */
async function decodeWhole(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(source: Source): Promise<NewImage> {
  const { format, header, bytes, options } = source;
  const image = sharp(bytes, options);
  // sharp cannot rotate an animation frame by frame, and no camera makes a rotated one.
  let upright = options.animated ? image : image.autoOrient();
  if (format === 'webp' && !options.animated) upright = await decodeWhole(upright);
  const encoded = await ENCODERS[format](upright, header).toBuffer({ resolveWithObject: true });
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
 * Old phones leave out the end marker of a JPEG. With the marker added, libvips warns only if the
 * pixels are cut off.
 */
function completed({ bytes, options, ...source }: Source): Source {
  return {
    ...source,
    bytes: Buffer.concat([bytes, END_OF_JPEG]),
    options: { ...options, failOn: 'warning' },
  };
}

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
