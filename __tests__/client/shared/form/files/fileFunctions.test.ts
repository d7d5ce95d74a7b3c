import { fileSizeInKb, sharesOf } from '../../../../../src/client/shared/form/files/FileTiles';
import { fittingSize, isAnimatedWebp } from '../../../../../src/client/shared/form/files/fitting';

it.each([
  ['a photograph of 12 megapixels', 4000, 3000, 2560, 1920],
  ['one that was taken upright', 3000, 4000, 1920, 2560],
  ['one that fits', 2560, 1440, 2560, 1440],
  ['a small one', 64, 40, 64, 40],
  ['a line', 9000, 1, 2560, 1],
])('fittingSize fits %s', (_, width, height, fittingWidth, fittingHeight) =>
  expect(fittingSize({ width, height })).toEqual({ width: fittingWidth, height: fittingHeight }),
);

const header = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part],
    ),
  );
const webp = (chunk: string, flags: number) =>
  header('RIFF', 0, 0, 0, 0, 'WEBP', chunk, 10, 0, 0, 0, flags);

it.each([
  ['with several frames', webp('VP8X', 0x12), true],
  ['with transparency alone', webp('VP8X', 0x10), false],
  ['in the simple format', webp('VP8 ', 0x02), false],
  ['that is none', header('this is no image at all'), false],
  ['that is empty', header(), false],
])('isAnimatedWebp reads the header of a file %s', (_, bytes, isAnimated) =>
  expect(isAnimatedWebp(bytes)).toBe(isAnimated),
);

it.each([
  [0, [0, 0]],
  [500, [0, 0]],
  [1500, [0.5, 0]],
  [3000, [1, 0.25]],
  [4500, [1, 1]],
])(
  'sharesOf reports the sent fraction of two files after %i bytes, with 500 bytes of text first',
  (loaded, shares) => expect(sharesOf([2000, 2000], { loaded, total: 4500 })).toEqual(shares),
);

it.each([
  [499, '0 KB'],
  [500, '1 KB'],
  [1499, '1 KB'],
  [10_000_000, '10000 KB'],
])('fileSizeInKb shows %i bytes as %s', (bytes, text) => expect(fileSizeInKb(bytes)).toBe(text));
