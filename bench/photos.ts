import sharp from 'sharp';
import path from 'node:path';

const DRAWING = path.resolve(__dirname, '../src/demo/content/pictures/flood-ayeyarwady.webp');

/** Standard deviation of the noise, without which a drawing compresses better than a photograph. */
const GRAIN = 12;

/** A JPEG that compresses as badly as a photograph. */
export async function photograph(width: number): Promise<Buffer> {
  const drawing = await sharp(DRAWING).resize(width).toBuffer({ resolveWithObject: true });
  const { height } = drawing.info;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN };
  const background = { r: 128, g: 128, b: 128 };
  const grain = { create: { width, height, channels: 3 as const, background, noise } };
  return sharp(drawing.data)
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Pixels: what a screen shows, and 12 megapixels, as a phone takes them. */
export const USUAL = 1600;
export const PHONE = 4620;
