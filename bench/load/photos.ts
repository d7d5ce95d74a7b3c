import sharp from 'sharp';
import { photograph } from '../../src/demo/photograph';
import { flood } from '../../src/demo/scenes/flood';
import { surge } from '../../src/demo/scenes/surge';

/** Standard deviation of the noise, without which a drawing compresses better than a photograph. */
const GRAIN = 12;

async function photo(svg: string, width: number): Promise<Buffer> {
  const drawing = sharp((await photograph('', svg, width)).bytes);
  const { height = 0 } = await drawing.metadata();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN };
  const background = { r: 128, g: 128, b: 128 };
  const grain = { create: { width, height, channels: 3 as const, background, noise } };
  return drawing
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

export interface Photos {
  /** 1600 px wide. */
  usual: Buffer;
  /** As a phone takes them: 12 megapixels. */
  large: Buffer;
}

export async function createPhotos(): Promise<Photos> {
  return { usual: await photo(flood(41), 1600), large: await photo(surge(3), 4620) };
}
