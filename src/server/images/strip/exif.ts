/* The orientation is all of EXIF that decoding needs. The structure is that of a TIFF file. */

const ORIENTATION = 0x0112;
const SHORT = 3;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

/** Precedes the TIFF header in a JPEG, and in files of some programs elsewhere. */
export const EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1');

function withoutPrefix(exif: Buffer): Buffer {
  const isPrefixed = exif.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX);
  return isPrefixed ? exif.subarray(EXIF_PREFIX.length) : exif;
}

/** @returns 1 to 8, or null where there is none */
export function orientationOf(exif: Buffer): number | null {
  const tiff = withoutPrefix(exif);
  if (tiff.length < HEADER_BYTES) return null;
  const byteOrder = tiff.toString('latin1', 0, 2);
  if (byteOrder !== 'II' && byteOrder !== 'MM') return null;
  const isLittle = byteOrder === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const first = directory + 2;
  const whole = Math.floor((tiff.length - first) / ENTRY_BYTES);
  const entries = Math.min(short(directory), whole);
  for (let at = first; at < first + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** EXIF, without the prefix, that states an orientation and nothing else. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(HEADER_BYTES + 2 + ENTRY_BYTES + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(HEADER_BYTES, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
