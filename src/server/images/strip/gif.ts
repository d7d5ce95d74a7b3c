import { KeptParts } from './keptParts';

/* Blocks, most of them followed by sub-blocks: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */

const HEADER_BYTES = 13;
const IMAGE = 0x2c;
const IMAGE_BYTES = 10;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** How often the animation repeats. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** The bytes of the table of colours that these flags announce. */
const colourBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the sub-blocks that start here, their terminator included. */
function skipSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const size = bytes.readUInt8(at);
    at += 1 + size;
    if (size === 0) break;
  }
  return Math.min(at, bytes.length);
}

function isNeeded(bytes: Buffer, extension: number): boolean {
  const label = bytes.readUInt8(extension + 1);
  const name = bytes.toString('latin1', extension + 3, extension + 14);
  return label === GRAPHIC_CONTROL || (label === APPLICATION && LOOPS.includes(name));
}

/** Drops comments, texts, and data of applications but for the number of repetitions. */
export function stripGif(bytes: Buffer): Buffer {
  if (bytes.length < HEADER_BYTES) return bytes;
  const kept = new KeptParts(bytes);
  let at = HEADER_BYTES + colourBytes(bytes.readUInt8(10));
  kept.keep(0, at);
  while (at + IMAGE_BYTES <= bytes.length) {
    const introducer = bytes.readUInt8(at);
    const start = at;
    if (introducer === EXTENSION) {
      at = skipSubBlocks(bytes, start + 2);
      if (isNeeded(bytes, start)) kept.keep(start, at);
    } else if (introducer === IMAGE) {
      const table = colourBytes(bytes.readUInt8(start + IMAGE_BYTES - 1));
      at = skipSubBlocks(bytes, start + IMAGE_BYTES + table + 1);
      kept.keep(start, at);
    } else break;
  }
  // The trailer, or what is left to the decoder to refuse.
  if (at < bytes.length) kept.keep(at, bytes.readUInt8(at) === TRAILER ? at + 1 : bytes.length);
  return kept.toBuffer();
}
