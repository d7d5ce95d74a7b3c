import { EXIF_PREFIX, exifOf, orientationOf } from './exif';
import { KeptParts } from './keptParts';
import { MAX_PROFILE_BYTES } from './limits';

/* Segments of a marker, a length and data, with compressed pixels between them: ITU-T T.81, annex B */

const START = 0xd8;
const END = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** A stuffed byte, and the markers that no length follows. */
const isBare = (code: number) => code <= 1 || (code >= 0xd0 && code <= START);

const JFIF = Buffer.from('JFIF\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
/** The marker, the length, the name, and the number of the segment among how many. */
const PROFILE_HEADER_BYTES = 4 + PROFILE.length + 2;

interface Segment {
  /** The second byte of its marker. */
  code: number;
  start: number;
  end: number;
}

const dataOf = (bytes: Buffer, { start, end }: Segment) => bytes.subarray(start + 4, end);

const startsWith = (bytes: Buffer, segment: Segment, prefix: Buffer) =>
  dataOf(bytes, segment).subarray(0, prefix.length).equals(prefix);

/** All segments with a length, and the end; what lies between them is left to the caller. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let start = bytes.indexOf(0xff, 2);
  while (start !== -1 && start + 4 <= bytes.length) {
    const code = bytes.readUInt8(start + 1);
    let end = start + 2;
    if (code === 0xff) end = start + 1;
    else if (code === END) return void (yield { code, start, end });
    else if (!isBare(code)) {
      end = Math.min(start + 2 + Math.max(2, bytes.readUInt16BE(start + 2)), bytes.length);
      yield { code, start, end };
    }
    start = bytes.indexOf(0xff, end);
  }
}

const isProfile = (bytes: Buffer, segment: Segment) =>
  segment.code === APP2 && startsWith(bytes, segment, PROFILE);

/** Part of a profile would be damaged, so that one which is too large is dropped as a whole. */
function hasUsableProfile(bytes: Buffer): boolean {
  let size = 0;
  for (const segment of segmentsOf(bytes)) {
    if (isProfile(bytes, segment)) size += segment.end - segment.start - PROFILE_HEADER_BYTES;
  }
  return size <= MAX_PROFILE_BYTES;
}

function exifSegment(orientation: number): Buffer {
  const exif = Buffer.concat([EXIF_PREFIX, exifOf(orientation)]);
  return Buffer.concat([Buffer.from([0xff, APP1, 0, 2 + exif.length]), exif]);
}

/** What a decoder needs, but for the orientation. */
function isNeeded(bytes: Buffer, segment: Segment): boolean {
  const { code } = segment;
  if (code === APP0) return startsWith(bytes, segment, JFIF);
  if (code === APP14) return startsWith(bytes, segment, ADOBE);
  return (code < APP0 || code > APP15) && code !== COMMENT;
}

/** Drops comments and all data of applications but the colour profile and the orientation. */
export function stripJpeg(bytes: Buffer): Buffer {
  const keepsProfile = hasUsableProfile(bytes);
  const kept = new KeptParts(bytes);
  let at = 0;
  let isOriented = false;
  for (const segment of segmentsOf(bytes)) {
    const { code, start, end } = segment;
    kept.keep(at, start);
    at = end;
    const isExif = code === APP1 && !isOriented && startsWith(bytes, segment, EXIF_PREFIX);
    const orientation = isExif ? orientationOf(dataOf(bytes, segment)) : null;
    if (orientation !== null) {
      kept.add(exifSegment(orientation));
      isOriented = true;
    }
    if (isNeeded(bytes, segment) || (keepsProfile && isProfile(bytes, segment))) {
      kept.keep(start, end);
    }
    // Phones append videos and second photographs.
    if (code === END) return kept.toBuffer();
  }
  kept.keep(at, bytes.length);
  return kept.toBuffer();
}
