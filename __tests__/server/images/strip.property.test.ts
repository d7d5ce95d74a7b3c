import fc from 'fast-check';
import { formatOf, strip } from '../../../src/server/images/strip/strip';
import type { Format } from '../../../src/server/images/strip/strip';
import { buildAnimation, buildImage } from '../../helpers/server/images';
import * as parts from '../../helpers/server/imageParts';

/** Allowed beyond the length of the original, for an orientation that was stated more shortly. */
const SPARE_BYTES = 64;

const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'gif'];

let files: Record<Format, Buffer>;

beforeAll(async () => {
  const [jpeg, png, webp] = await Promise.all([
    buildImage(),
    buildImage({ format: 'png' }),
    buildAnimation('webp'),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), parts.tiffOf(6)]);
  files = {
    jpeg: parts.withJpegSegments(jpeg, parts.jpegSegment(0xe1, exif)),
    png: parts.withPngChunks(png, ...Object.values(parts.pngBombs(1000))),
    webp,
    gif: parts.withGifExtension(await buildAnimation('gif'), 0xfe, 'text'),
  };
});

/** What a stripper must hold to, whatever it is given. */
function check(file: Buffer): void {
  const format = formatOf(file);
  if (!format) return;
  const before = Buffer.from(file);
  const once = strip(file, format);
  expect(file.equals(before)).toBe(true);
  expect(once.length).toBeLessThanOrEqual(file.length + SPARE_BYTES);
  expect(strip(once, format).equals(once)).toBe(true);
}

/** Ends that a file can have, and a few bytes in the middle that were overwritten. */
const damage = fc.record({
  end: fc.double({ min: 0, max: 1, noNaN: true }),
  overwritten: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
    maxLength: 8,
  }),
});

it.each(FORMATS)('survives a damaged %s', (format) => {
  fc.assert(
    fc.property(damage, ({ end, overwritten }) => {
      const file = Buffer.from(files[format].subarray(0, Math.round(end * files[format].length)));
      for (const [at, byte] of overwritten) file[Math.floor(at * file.length)] = byte;
      check(file);
    }),
    { numRuns: 2000 },
  );
});

it.each(FORMATS)('survives any bytes behind the signature of a %s', (format) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
      check(Buffer.concat([files[format].subarray(0, 12), tail]));
    }),
    { numRuns: 2000 },
  );
});

it.each(FORMATS)('survives a %s cut at any of its first bytes', (format) => {
  for (let length = 0; length <= 300; length += 1) check(files[format].subarray(0, length));
});
