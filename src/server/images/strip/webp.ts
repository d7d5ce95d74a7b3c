import { exifOf, orientationOf } from './exif';
import { KeptParts } from './keptParts';
import { MAX_PROFILE_BYTES } from './limits';

/* Chunks of a type, a length and data: https://developers.google.com/speed/webp/docs/riff_container */

const HEADER_BYTES = 12;
const CHUNK_BYTES = 8;
const KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);
/** Flags of the chunk `VP8X`. */
const PROFILE_FLAG = 0x20;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

interface Chunk {
  type: string;
  start: number;
  end: number;
  data: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const length = Math.min(bytes.length, CHUNK_BYTES + bytes.readUInt32LE(4));
  let start = HEADER_BYTES;
  while (start + CHUNK_BYTES <= length) {
    const type = bytes.toString('latin1', start, start + 4);
    const size = bytes.readUInt32LE(start + 4);
    const data = bytes.subarray(start + CHUNK_BYTES, Math.min(start + CHUNK_BYTES + size, length));
    // Padded to an even length.
    const end = Math.min(start + CHUNK_BYTES + size + (size % 2), length);
    yield { type, start, end, data };
    start = end;
  }
}

function exifChunk(orientation: number): Buffer {
  const exif = exifOf(orientation);
  const chunk = Buffer.alloc(CHUNK_BYTES + exif.length);
  chunk.write('EXIF', 'latin1');
  chunk.writeUInt32LE(exif.length, 4);
  exif.copy(chunk, CHUNK_BYTES);
  return chunk;
}

/** Drops unknown chunks, XMP, and EXIF but for the orientation. */
export function stripWebp(bytes: Buffer): Buffer {
  const kept = new KeptParts(bytes);
  kept.keep(0, HEADER_BYTES);
  let flagsAt: number | null = null;
  let flags = 0;
  for (const { type, start, end, data } of chunksOf(bytes)) {
    const orientation = type === 'EXIF' && !(flags & EXIF_FLAG) ? orientationOf(data) : null;
    const isProfile = type === 'ICCP' && !(flags & PROFILE_FLAG);
    if (type === 'VP8X' && flagsAt === null && data.length > 0) {
      flagsAt = kept.length + CHUNK_BYTES;
      kept.keep(start, end);
    } else if (orientation !== null) {
      kept.add(exifChunk(orientation));
      flags |= EXIF_FLAG;
    } else if (isProfile && data.length <= MAX_PROFILE_BYTES) {
      kept.keep(start, end);
      flags |= PROFILE_FLAG;
    } else if (KEPT.has(type)) kept.keep(start, end);
  }
  const stripped = kept.toBuffer();
  stripped.writeUInt32LE(stripped.length - CHUNK_BYTES, 4);
  if (flagsAt !== null) {
    const others = stripped.readUInt8(flagsAt) & ~(PROFILE_FLAG | EXIF_FLAG | XMP_FLAG);
    stripped.writeUInt8(others | flags, flagsAt);
  }
  return stripped;
}
