import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decode } from '../../../src/server/images/decode';
import type { NewImage } from '../../../src/server/images/decode';
import { buildImage } from '../../helpers/server/images';
import * as parts from '../../helpers/server/imageParts';

const SIZE = { width: 64, height: 48 };

async function decoded(file: Buffer): Promise<NewImage> {
  const image = await decode(file);
  if (typeof image === 'string') throw new Error(image);
  return image;
}

const pixelOf = async (file: Buffer) => [...(await sharp(file).raw().toBuffer()).subarray(0, 3)];

it.each(['jpeg', 'png', 'webp'] as const)('converts a %s with a wide gamut', async (format) => {
  const red = await buildImage({ format: 'png', colour: '#c02010' });
  const wide = await sharp(red).withIccProfile('p3').toFormat(format, { quality: 100 }).toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  const { bytes } = await decoded(wide);
  expect((await sharp(bytes).metadata()).icc).toBeUndefined();
  const [before, after] = [await pixelOf(red), await pixelOf(bytes)];
  for (const [index, value] of after.entries()) {
    expect(Math.abs(value - Number(before[index]))).toBeLessThan(8);
  }
});

it('reads a photograph with a gain map as any other, a few rows at a time', async () => {
  const file = readFileSync('__tests__/fixtures/images/gainMap.jpg');
  expect(file.includes('21496')).toBe(true);
  expect((await sharp(file).metadata()).gainMap).toBeUndefined();
  const { bytes, ...image } = await decoded(file);
  expect(image).toMatchObject(SIZE);
  expect(bytes.includes('21496')).toBe(false);
});

const EXIF_PREFIX = Buffer.from('Exif\0\0');

describe.each([
  [
    'jpeg',
    (file: Buffer, tiff: Buffer) =>
      parts.withJpegSegments(file, parts.jpegSegment(0xe1, Buffer.concat([EXIF_PREFIX, tiff]))),
  ],
  ['png', (file: Buffer, tiff: Buffer) => parts.withPngChunks(file, parts.pngChunk('eXIf', tiff))],
  [
    'webp',
    (file: Buffer, tiff: Buffer) =>
      parts.extendedWebp(file, SIZE, 0x08, parts.webpChunk('EXIF', tiff)),
  ],
] as const)('the orientation of a %s', (format, withExif) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is followed: %d', async (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const file = withExif(await buildImage({ format }), parts.tiffOf(orientation, order));
      const [width, height] = orientation < 5 ? [64, 48] : [48, 64];
      expect(await decode(file)).toMatchObject({ width, height });
    }
  });

  it('may be missing or nonsense', async () => {
    const nonsense = [parts.tiffOf(9), parts.tiffOf(0, 'MM'), Buffer.from('II'), Buffer.alloc(0)];
    for (const tiff of nonsense) {
      expect(await decode(withExif(await buildImage({ format }), tiff))).toMatchObject(SIZE);
    }
  });
});
