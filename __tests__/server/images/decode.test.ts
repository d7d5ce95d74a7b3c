import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { decode, findProblem } from '../../../src/server/images/decode';
import type { NewImage } from '../../../src/server/images/decode';
import {
  buildAnimation,
  buildImage,
  buildPhotograph,
  pngChunk,
  pngClaiming,
  uint32s,
  withPngChunks,
} from '../../helpers/server/images';

async function decoded(file: Buffer): Promise<NewImage> {
  const image = await decode(file);
  if (typeof image === 'string') throw new Error(image);
  return image;
}

const pixelOf = async (file: Buffer) => [...(await sharp(file).raw().toBuffer()).subarray(0, 3)];

const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
const SCRIPT = '<script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

it.each(FORMATS)('keeps a %s in its format', async (format) => {
  const image = await decoded(await buildImage({ format, width: 70, height: 50 }));
  expect(image).toMatchObject({ contentType: `image/${format}`, width: 70, height: 50 });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format, width: 70, height: 50 });
});

it.each([
  ['an SVG', SVG],
  ['a text with the name of a JPEG', 'hello'],
  ['an HTML page', `<!doctype html>${SCRIPT}`],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['a TIFF', 'II*\0\b\0\0\0'],
  ['nothing', ''],
])('does not accept %s as an image', async (_case, file) =>
  expect(await decode(Buffer.from(file))).toBe('not an image'),
);

const gamma = (value: number) => pngChunk('gAMA', uint32s(value));
const primaries = (red: number) =>
  pngChunk('cHRM', uint32s(31_270, 32_900, red, 33_000, 30_000, 60_000, 15_000, 6000));
const code = (...values: number[]) => pngChunk('cICP', Buffer.from(values));
const animation = () => pngChunk('acTL', uint32s(2, 0));
const profiled = () => sharp(plain).withIccProfile('p3').png().toBuffer();

let plain: Buffer;
beforeAll(async () => (plain = await buildImage({ format: 'png' })));

it.each([
  ['other colours', 'a gamma of 1.0', () => withPngChunks(plain, gamma(100_000))],
  ['other colours', 'wide primaries', () => withPngChunks(plain, gamma(45_455), primaries(68_000))],
  ['other colours', 'the code of a wide gamut', () => withPngChunks(plain, code(12, 13, 0, 1))],
  ['other colours', 'the code of HDR', () => withPngChunks(plain, code(9, 16, 0, 1))],
  [
    'other colours',
    'a code beside a profile',
    async () => withPngChunks(await profiled(), code(1, 13, 0, 1)),
  ],
  ['animated PNG', 'several frames', () => withPngChunks(plain, animation())],
])('refuses for %s a PNG with %s', async (problem, _case, build) =>
  expect(await decode(await build())).toBe(problem),
);

it('refuses a JPEG of four inks without a profile, and reads one with it', async () => {
  const inks = sharp(plain);
  expect(await decode(await inks.clone().toColourspace('cmyk').jpeg().toBuffer())).toBe(
    'other colours',
  );
  const printed = await inks.withIccProfile('cmyk').jpeg().toBuffer();
  expect(await decode(printed)).toMatchObject({ contentType: 'image/jpeg' });
});

it.each([
  ['sRGB', () => withPngChunks(plain, pngChunk('sRGB', Buffer.from([0])), gamma(45_455))],
  ['gamma and primaries of sRGB', () => withPngChunks(plain, gamma(45_455), primaries(64_000))],
  ['the code of sRGB', () => withPngChunks(plain, code(1, 13, 0, 1))],
  ['primaries without a gamma', () => withPngChunks(plain, primaries(68_000))],
  ['a gamma that its profile replaces', async () => withPngChunks(await profiled(), gamma(1))],
])('accepts a PNG that declares %s', async (_case, build) =>
  expect(await decode(await build())).toMatchObject({ contentType: 'image/png' }),
);

/** Shades from black to white, in columns. */
const shades = (channels: 1 | 2, count: number) => {
  const width = 64;
  const pixels = Buffer.from(
    Array.from({ length: width * width }, (_, index) => {
      const shade = Math.round((((index % width) % count) / (count - 1)) * 255);
      return channels === 1 ? [shade] : [shade, 128];
    }).flat(),
  );
  return sharp(pixels, { raw: { width, height: width, channels } }).toColourspace('b-w');
};

const rgbaOf = (file: Buffer) => sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer();

it.each([
  ['one bit', () => shades(1, 2).png({ palette: false, colours: 2 }), 'b-w', 1, 1],
  ['two bits', () => shades(1, 4).png({ palette: false, colours: 4 }), 'b-w', 1, 2],
  ['four bits', () => shades(1, 16).png({ palette: false, colours: 16 }), 'b-w', 1, 4],
  ['eight bits', () => shades(1, 64).png(), 'b-w', 1, 8],
  ['16 bits', () => shades(1, 64).toColourspace('grey16').png(), 'b-w', 1, 8],
  ['shades and transparency', () => shades(2, 64).png(), 'b-w', 2, 8],
  ['a palette of two', () => shades(1, 2).toColourspace('srgb').png({ colours: 2 }), 'srgb', 3, 1],
  ['a palette of 16', () => shades(1, 16).toColourspace('srgb').png({ colours: 16 }), 'srgb', 3, 4],
  ['colours', () => sharp(plain).png(), 'srgb', 3, 8],
])('keeps the pixels and depth of a PNG of %s', async (_case, draw, space, channels, bits) => {
  const file = await draw().toBuffer();
  const { bytes, thumbnails } = await decoded(file);
  expect(await sharp(bytes).metadata()).toMatchObject({ space, channels, bitsPerSample: bits });
  expect((await rgbaOf(bytes)).equals(await rgbaOf(file))).toBe(true);
  expect(thumbnails).toHaveLength(2);
});

const progressive = async () =>
  sharp(await buildPhotograph(400, 300))
    .jpeg({ progressive: true })
    .toBuffer();

/** A PNG of 64 pixels with the data of many more. */
async function expanding(): Promise<Buffer> {
  const png = await buildImage({ width: 8, height: 8, format: 'png' });
  const data = deflateSync(Buffer.alloc(50_000_000));
  return Buffer.concat([png.subarray(0, png.indexOf('IDAT') - 4), pngChunk('IDAT', data)]);
}

const without = async (bytes: number, image: Promise<Buffer>) => (await image).subarray(0, -bytes);

it.each([
  ['an SVG behind the signature of a GIF', () => Buffer.from(`GIF89a${SVG}`)],
  ['a PNG that is cut', () => without(200, buildImage({ width: 400, height: 400, format: 'png' }))],
  ['a JPEG that is cut', () => without(3, buildPhotograph(400, 300))],
  ['half of a JPEG', () => without(20_000, buildPhotograph(400, 300))],
  ['a progressive JPEG that is cut', () => without(3, progressive())],
])('refuses %s as damaged', async (_case, build) =>
  expect(await decode(await build())).toBe('damaged'),
);

it.each([
  ['JPEG', () => buildPhotograph(400, 300)],
  ['progressive JPEG', progressive],
])('keeps a %s with all its pixels but no end marker', async (_case, build) => {
  const whole = await build();
  const { bytes } = await decoded(whole.subarray(0, -2));
  expect(bytes.equals((await decoded(whole)).bytes)).toBe(true);
});

/** A GIF of a few bytes that expands to many frames of this size, with a comment. */
function gifOf(frames: number, width: number, height: number, comment = 'x'): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const block = Buffer.from([0x21, 0xfe, comment.length, ...Buffer.from(comment), 0]);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  const all = Array<Buffer>(frames).fill(frame);
  return Buffer.concat([screen, block, ...all, Buffer.from(';')]);
}

it('counts the pixels in the header, of all frames of an animation, and no more than 40 million', async () => {
  const tall = (height: number) => buildImage({ width: 8000, height, format: 'png' });
  expect(await decode(await tall(5000))).toMatchObject({ height: 5000 });
  expect(await findProblem(gifOf(9, 2000, 2000))).toBeNull();
  expect(await decode(await expanding())).toMatchObject({ width: 8, height: 8 });
  for (const file of [await tall(5001), await pngClaiming(8200, 5000), gifOf(11, 2000, 2000)]) {
    expect(await decode(file)).toBe('too many pixels');
  }
});

it.each(FORMATS)('keeps only the pixels of a %s', async (format) => {
  const tagged = async () =>
    sharp(await buildImage({ format }))
      .withExif({
        IFD0: { Make: 'SecretCamera', ImageDescription: SCRIPT, Copyright: '*/=1;alert(1)//' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>`)
      .toBuffer();
  const file = format === 'gif' ? gifOf(1, 9, 9, SCRIPT) : await tagged();
  expect(file.includes('alert(1)')).toBe(true);
  const { bytes } = await decoded(Buffer.concat([file, Buffer.from(SCRIPT)]));
  expect([bytes.includes('alert(1)'), bytes.includes('SecretCamera')]).toEqual([false, false]);
  const { exif, xmp } = await sharp(bytes).metadata();
  expect([exif, xmp]).toEqual([undefined, undefined]);
});

it.each(['gif', 'webp'] as const)(
  'keeps an animated %s animated, with still thumbnails',
  async (format) => {
    const { bytes, thumbnails } = await decoded(await buildAnimation(format));
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      delay: [120, 120, 120],
      pageHeight: 30,
    });
    const still = await sharp(thumbnails[0]?.bytes).metadata();
    expect(still).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(still.pages ?? 1).toBe(1);
  },
);

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
  expect(image).toMatchObject({ width: 64, height: 48 });
  expect(bytes.includes('21496')).toBe(false);
});

const oriented = (format: 'jpeg' | 'png' | 'webp', orientation: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6e79' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

describe.each(['jpeg', 'png', 'webp'] as const)('the orientation of a %s', (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is followed: %d', async (orientation) => {
    const [width, height] = orientation < 5 ? [64, 48] : [48, 64];
    const { thumbnails, ...image } = await decoded(await oriented(format, orientation));
    expect(image).toMatchObject({ width, height });
    expect(await sharp(thumbnails[0]?.bytes).metadata()).toMatchObject({ width, height });
  });

  it('may be nonsense', async () => {
    const file = await oriented(format, 6);
    file.fill(0xff, file.indexOf('II*'), file.indexOf('II*') + 8);
    expect(await decode(file)).toMatchObject({ width: 64, height: 48 });
  });
});
