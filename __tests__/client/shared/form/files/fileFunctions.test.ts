import { fileSizeInKb, sharesOf } from '../../../../../src/client/shared/form/files/FileTiles';
import { drawableSize, fittingSize } from '../../../../../src/client/shared/form/files/fitting';
import {
  isAnimatedWebp,
  takeWebpOrientation,
} from '../../../../../src/client/shared/form/files/photoHeader';
import { bytesOf } from './fileScreen';

it.each([
  ['a photograph of 12 megapixels', 4000, 3000, 2560, 1920],
  ['one that was taken upright', 3000, 4000, 1920, 2560],
  ['one that fits', 2560, 1440, 2560, 1440],
  ['a small one', 64, 40, 64, 40],
  ['a long screenshot', 1080, 12_000, 1080, 12_000],
  ['a long screenshot of a wider screen', 1440, 15_000, 1280, 13_333],
  ['a panorama', 12_000, 3000, 5120, 1280],
  ['a line', 9000, 1, 9000, 1],
])('fittingSize fits %s', (_, width, height, fittingWidth, fittingHeight) =>
  expect(fittingSize({ width, height })).toEqual({ width: fittingWidth, height: fittingHeight }),
);

it('drawableSize keeps an image below the canvas of a phone', () => {
  expect(drawableSize({ width: 1280, height: 12_500 })).toEqual({ width: 1280, height: 12_500 });
  expect(drawableSize({ width: 1600, height: 40_000 })).toEqual({ width: 800, height: 20_000 });
});

const webp = (chunk: string, flags: number, rest = '') =>
  bytesOf(`RIFF\0\0\0\0WEBP${chunk}\x0a\0\0\0${String.fromCharCode(flags)}${rest}`);

it.each([
  ['with several frames', webp('VP8X', 0x12), true],
  ['with transparency alone', webp('VP8X', 0x10), false],
  ['in the simple format', webp('VP8 ', 0x02), false],
  ['that is none', bytesOf('this is no image at all'), false],
  ['that is empty', bytesOf(''), false],
])('isAnimatedWebp reads the header of a file %s', (_, bytes, isAnimated) =>
  expect(isAnimatedWebp(bytes)).toBe(isAnimated),
);

const LITTLE = 'II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0';
const BIG = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0';
/** The rest of the first chunk, an image of three bytes, and EXIF data. */
const withExif = (data: string, flags = 0x08) =>
  webp(
    'VP8X',
    flags,
    `${'\0'.repeat(9)}VP8 \x03\0\0\0abc\0EXIF${String.fromCharCode(data.length)}\0\0\0${data}`,
  );

it.each([
  ['in little endian', withExif(LITTLE), 6],
  ['in big endian', withExif(BIG), 8],
  ['behind the introduction of a JPEG', withExif(`Exif\0\0${LITTLE}`), 6],
  ['that the header does not announce', withExif(LITTLE, 0), 1],
  ['that is nonsense', withExif(LITTLE.replace('\x06', '\x09')), 1],
  ['that is cut', withExif(LITTLE.slice(0, 12)), 1],
  ['that points beyond its end', withExif(LITTLE.replace('\x08', '\xff')), 1],
  ['of no WebP', bytesOf('this is no image at all'), 1],
])('takeWebpOrientation reads an orientation %s, and removes it', (_, bytes, orientation) => {
  expect(takeWebpOrientation(bytes)).toBe(orientation);
  expect(takeWebpOrientation(bytes)).toBe(1);
});

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
