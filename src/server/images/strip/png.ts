import { crc32, inflateSync } from 'node:zlib';
import { exifOf, orientationOf } from './exif';
import { KeptParts } from './keptParts';
import { MAX_PROFILE_BYTES } from './limits';

/* Chunks of a length, a type, data and a checksum: https://www.w3.org/TR/png-3/#5Chunk-layout */

const SIGNATURE_BYTES = 8;
const CHUNK_BYTES = 12;
/** Chunks that change pixels and that a decoder could do without. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);
/** Set in the first letter of the types that a decoder may ignore. */
const ANCILLARY = 0x20;

interface Chunk {
  type: string;
  isAncillary: boolean;
  start: number;
  end: number;
  data: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let start = SIGNATURE_BYTES;
  while (start + CHUNK_BYTES <= bytes.length) {
    const end = Math.min(start + CHUNK_BYTES + bytes.readUInt32BE(start), bytes.length);
    const type = bytes.toString('latin1', start + 4, start + 8);
    const isAncillary = (bytes.readUInt8(start + 4) & ANCILLARY) !== 0;
    yield { type, isAncillary, start, end, data: bytes.subarray(start + 8, end - 4) };
    start = end;
    if (type === 'IEND') return;
  }
}

/** A name, a zero, the method, and the compressed profile. */
function isUsableProfile(data: Buffer): boolean {
  const name = data.indexOf(0);
  if (name === -1) return false;
  try {
    inflateSync(data.subarray(name + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}

function exifChunk(orientation: number): Buffer {
  const exif = exifOf(orientation);
  const chunk = Buffer.alloc(CHUNK_BYTES + exif.length);
  chunk.writeUInt32BE(exif.length);
  chunk.write('eXIf', 4, 'latin1');
  exif.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + exif.length)), 8 + exif.length);
  return chunk;
}

/** Drops texts, which may be compressed a thousandfold, and whatever else is not needed. */
export function stripPng(bytes: Buffer): Buffer {
  const kept = new KeptParts(bytes);
  kept.keep(0, SIGNATURE_BYTES);
  const seen = new Set<string>();
  for (const { type, isAncillary, start, end, data } of chunksOf(bytes)) {
    const isFirst = !seen.has(type);
    seen.add(type);
    const orientation = type === 'eXIf' && isFirst ? orientationOf(data) : null;
    if (orientation !== null) kept.add(exifChunk(orientation));
    const isProfile = type === 'iCCP' && isFirst && isUsableProfile(data);
    if (!isAncillary || isProfile || (KEPT.has(type) && isFirst)) kept.keep(start, end);
  }
  return kept.toBuffer();
}
