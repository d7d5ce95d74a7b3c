import sharp from 'sharp';
import { decode } from '../../../src/server/images/decode';
import { formatOf, strip } from '../../../src/server/images/strip/strip';
import { buildAnimation, buildImage, buildPhotograph } from '../../helpers/server/images';
import * as parts from '../../helpers/server/imageParts';

const SIZE = { width: 64, height: 48 };

function stripped(file: Buffer): Buffer {
  const format = formatOf(file);
  if (!format) throw new Error('The test has built no image.');
  return strip(file, format);
}

const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

/** A photograph with a wide-gamut profile, EXIF and XMP. */
async function taggedPhotograph(format: 'jpeg' | 'png' | 'webp') {
  return sharp(await buildPhotograph(64, 48))
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
}

const progressive = async () =>
  sharp(await buildPhotograph(64, 48))
    .jpeg({ progressive: true })
    .toBuffer();

describe('what stays', () => {
  it.each([
    ['a JPEG', () => buildPhotograph(64, 48)],
    ['a progressive JPEG', progressive],
    ['a tagged JPEG', () => taggedPhotograph('jpeg')],
    ['a tagged PNG', () => taggedPhotograph('png')],
    ['a tagged WebP', () => taggedPhotograph('webp')],
    ['a WebP', () => buildImage({ format: 'webp' })],
    ['a GIF', () => buildImage({ format: 'gif' })],
    ['an animated GIF', () => buildAnimation('gif')],
    ['an animated WebP', () => buildAnimation('webp')],
  ])('are the pixels of %s', async (_case, build) => {
    const file = await build();
    expect((await pixelsOf(stripped(file))).equals(await pixelsOf(file))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is the colour profile of a %s', async (format) => {
    const file = await taggedPhotograph(format);
    const [before, after] = [await sharp(file).metadata(), await sharp(stripped(file)).metadata()];
    expect(after.icc).toEqual(before.icc);
    expect(after.icc).toBeDefined();
    expect(after.xmp).toBeUndefined();
    expect(stripped(file).includes('SecretCamera')).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('is the animation of a %s', async (format) => {
    const file = await buildAnimation(format);
    const { pages, delay, loop } = await sharp(stripped(file)).metadata();
    expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [120, 120, 120], loop: 0 });
  });
});

describe('what is dropped', () => {
  const large = 'a'.repeat(60_000);
  const profile = Buffer.alloc(1_100_000, 'p');

  it.each(['zTXt', 'iTXt', 'iCCP'] as const)('is a compressed %s in a PNG', async (type) => {
    const png = await buildImage({ format: 'png' });
    const bomb = parts.withPngChunks(png, parts.pngBombs(2_000_000)[type]);
    expect(stripped(bomb).equals(stripped(png))).toBe(true);
  });

  it('is text in a PNG, and what follows its end', async () => {
    const png = await buildImage({ format: 'png' });
    const texts = Array.from({ length: 9 }, () => parts.pngChunk('tEXt', `k\0${large}`));
    const noisy = Buffer.concat([parts.withPngChunks(png, ...texts), Buffer.from(large)]);
    expect(stripped(noisy).equals(stripped(png))).toBe(true);
  });

  it.each([
    ['comments', [parts.jpegSegment(0xfe, large), parts.jpegSegment(0xfe, large)]],
    ['XMP', [parts.jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${large}`)]],
    ['data of applications', [parts.jpegSegment(0xe5, large), parts.jpegSegment(0xed, large)]],
    ['a large profile', parts.jpegProfile(profile)],
  ])('are %s in a JPEG', async (_case, segments) => {
    const jpeg = await buildImage();
    expect(stripped(parts.withJpegSegments(jpeg, ...segments)).equals(stripped(jpeg))).toBe(true);
  });

  it('is what follows the end of a JPEG', async () => {
    const jpeg = await buildImage();
    expect(stripped(Buffer.concat([jpeg, jpeg])).equals(stripped(jpeg))).toBe(true);
  });

  it.each([
    ['XMP', 0x04, parts.webpChunk('XMP ', large)],
    ['EXIF without an orientation', 0x08, parts.webpChunk('EXIF', large)],
    ['a large profile', 0x20, parts.webpChunk('ICCP', profile)],
    ['an unknown chunk', 0, parts.webpChunk('ABCD', large)],
  ])('is %s in a WebP', async (_case, flags, chunk) => {
    const webp = await buildImage({ format: 'webp' });
    const plain = parts.extendedWebp(webp, SIZE, 0);
    const noisy = parts.extendedWebp(webp, SIZE, flags, chunk);
    expect(stripped(noisy).equals(stripped(plain))).toBe(true);
  });

  it.each([
    ['a comment', 0xfe, 'text'],
    ['data of an application', 0xff, 'XMP DataXMP'],
    ['a text', 0x01, 'text'],
  ])('is %s in a GIF', async (_case, label, data) => {
    const gif = await buildImage({ format: 'gif' });
    expect(stripped(parts.withGifExtension(gif, label, data)).equals(stripped(gif))).toBe(true);
  });
});

describe.each([
  ['jpeg', (file: Buffer, tiff: Buffer) => jpegWith(file, tiff)],
  ['png', (file: Buffer, tiff: Buffer) => parts.withPngChunks(file, parts.pngChunk('eXIf', tiff))],
  [
    'webp',
    (file: Buffer, tiff: Buffer) =>
      parts.extendedWebp(file, SIZE, 0x08, parts.webpChunk('EXIF', tiff)),
  ],
] as const)('the orientation of a %s', (format, withExif) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stays: %d', async (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const file = withExif(await buildImage({ format }), parts.tiffOf(orientation, order));
      expect(await sharp(stripped(file)).metadata()).toMatchObject({ format, orientation });
      const [width, height] = orientation < 5 ? [64, 48] : [48, 64];
      expect(await decode(file)).toMatchObject({ width, height });
    }
  });

  it('may be missing or nonsense', async () => {
    for (const tiff of [
      parts.tiffOf(9),
      parts.tiffOf(0, 'MM'),
      Buffer.from('II'),
      Buffer.alloc(0),
    ]) {
      const file = withExif(await buildImage({ format }), tiff);
      expect(await decode(file)).toMatchObject(SIZE);
    }
  });
});

function jpegWith(file: Buffer, tiff: Buffer): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return parts.withJpegSegments(file, parts.jpegSegment(0xe1, exif));
}
