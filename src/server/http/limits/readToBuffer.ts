import type { Readable } from 'node:stream';

/** Large enough that the allocator returns it to the system once it is free (decision 19). */
const BLOCK_BYTES = 262_144;

/**
 * Reads a stream of bytes to its end. Chunks are copied into blocks as they arrive: each chunk has
 * a memory overhead of its own, and a client may send one byte at a time.
 */
export async function readToBuffer(stream: Readable): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let [block, used] = [Buffer.alloc(0), 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let copied = 0; copied < chunk.length;) {
      if (used === block.length) {
        [block, used] = [Buffer.allocUnsafe(BLOCK_BYTES), 0];
        blocks.push(block);
      }
      const count = chunk.copy(block, used, copied);
      used += count;
      copied += count;
    }
  }
  const last = blocks.pop();
  return Buffer.concat(last ? [...blocks, last.subarray(0, used)] : []);
}
