import type { Readable } from 'node:stream';

/** Large enough to be given back to the system once it is free (decision 19). */
const BLOCK_BYTES = 262_144;

/**
 * Collects a stream of bytes whole. Pieces are copied together as they come: each costs memory of
 * its own besides its bytes, and a client may send one byte at a time.
 */
export async function gather(stream: Readable): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let [block, used] = [Buffer.alloc(0), 0];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    for (let taken = 0; taken < piece.length;) {
      if (used === block.length) {
        [block, used] = [Buffer.allocUnsafe(BLOCK_BYTES), 0];
        blocks.push(block);
      }
      const count = piece.copy(block, used, taken);
      used += count;
      taken += count;
    }
  }
  const last = blocks.pop();
  return Buffer.concat(last ? [...blocks, last.subarray(0, used)] : []);
}
