import type { Readable } from 'node:stream';

/** How much memory is taken at a time. */
const BLOCK_BYTES = 262_144;

/**
 * Reads a stream of bytes to its end. Chunks are copied together as they arrive: each chunk has
 * a memory overhead of its own, and a client may send one byte at a time. The memory of a stream
 * that breaks off returns to the system at once, not at the next garbage collection (decision 19).
 *
 * @param maxBytes the maximum length of the stream
 * @throws RangeError where it is longer
 */
export async function readToBuffer(stream: Readable, maxBytes: number): Promise<Buffer> {
  const memory = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const bytes = new Uint8Array(memory);
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const end = length + chunk.length;
      if (end > memory.byteLength) {
        memory.resize(Math.min(maxBytes, Math.ceil(end / BLOCK_BYTES) * BLOCK_BYTES));
      }
      bytes.set(chunk, length);
      length = end;
    }
    return Buffer.from(memory.slice(0, length));
  } finally {
    memory.resize(0);
  }
}
