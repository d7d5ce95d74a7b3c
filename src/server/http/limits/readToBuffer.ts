import type { Readable } from 'node:stream';

const FIRST_BYTES = 65_536;

/**
 * Reads a stream of bytes to its end. Chunks are copied together as they arrive, because each chunk
 * has a memory overhead of its own, and a client may send one byte at a time.
 *
 * @param maxBytes the maximum length of the stream
 * @throws RangeError if the stream is longer
 */
export async function readToBuffer(stream: Readable, maxBytes: number): Promise<Buffer> {
  let memory = Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES, maxBytes));
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const end = length + chunk.length;
    if (end > maxBytes) throw new RangeError(`The stream is longer than ${maxBytes} bytes.`);
    if (end > memory.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(end, 2 * memory.length)));
      memory.copy(larger, 0, 0, length);
      memory = larger;
    }
    chunk.copy(memory, length);
    length = end;
  }
  return memory.subarray(0, length);
}
