import { declaresOtherColours } from '../../../../contract/pngHeader';

const textOf = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.subarray(from, to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const WEBP_FLAGS = 20;
const ANIMATION = 0x02;
const EXIF = 0x08;

/** @see https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const hasWebpFlag = (file: Uint8Array, flag: number): boolean =>
  textOf(file, 8, 16) === 'WEBPVP8X' && ((file[WEBP_FLAGS] ?? 0) & flag) !== 0;

/** Whether a file is an animated WebP. A canvas would keep only its first frame. */
export const isAnimatedWebp = (file: Uint8Array): boolean => hasWebpFlag(file, ANIMATION);

/** Returns the EXIF data of a WebP. */
function exifOf(webp: Uint8Array): Uint8Array | null {
  if (!hasWebpFlag(webp, EXIF)) return null;
  const bytes = viewOf(webp);
  for (let at = 12; at + 8 <= webp.length;) {
    const length = bytes.getUint32(at + 4, true);
    const data = webp.subarray(at + 8, at + 8 + length);
    // Some programs write the introduction that a JPEG needs.
    if (textOf(webp, at, at + 4) === 'EXIF')
      return textOf(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
    at += 8 + length + (length % 2);
  }
  return null;
}

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Returns the orientation of a WebP, 1 to 8, and removes it from the file. Chromium and Firefox
 * ignore it, and Safari may follow it.
 */
export function takeWebpOrientation(webp: Uint8Array): number {
  const exif = exifOf(webp);
  if (!exif || exif.length < 8) return 1;
  const bytes = viewOf(exif);
  const isLittle = textOf(exif, 0, 2) === 'II';
  const start = bytes.getUint32(4, isLittle) + 2;
  if (start > exif.length) return 1;
  const end = start + ENTRY_BYTES * bytes.getUint16(start - 2, isLittle);
  for (let at = start; at < end && at + ENTRY_BYTES <= exif.length; at += ENTRY_BYTES) {
    if (bytes.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = bytes.getUint16(at + 8, isLittle);
    bytes.setUint16(at + 8, 1, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** The frame headers of a JPEG: 0xC0 to 0xCF, without tables and the reserved one. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG has four inks. */
function hasFourInks(jpeg: Uint8Array): boolean {
  const bytes = viewOf(jpeg);
  for (let at = 2; at + 10 <= jpeg.length && jpeg[at] === 0xff;) {
    const marker = jpeg[at + 1] ?? 0;
    if (isFrame(marker)) return jpeg[at + 9] === 4;
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return false;
}

/**
 * Whether an image declares colours that the browser shows and the server reads in another way.
 * Firefox ignores even a profile of four inks.
 */
export function hasOwnColours(file: Uint8Array, type: string): boolean {
  if (type === 'image/png') return declaresOtherColours(file);
  return type === 'image/jpeg' && hasFourInks(file);
}
