import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readToBuffer } from '../../../../src/server/http/limits/readToBuffer';

/** More than all sizes together. */
const MAX_BYTES = 4_000_001;

it('returns the bytes of all chunks in order, whatever their sizes', async () => {
  const sizes = fc.array(fc.oneof(fc.constant(1), fc.nat(200), fc.nat(200_000)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(sizes, async (all) => {
      let next = 0;
      const chunks = all.map((size) =>
        Buffer.from(Array.from({ length: size }, () => next++ % 251)),
      );
      const whole = await readToBuffer(Readable.from(chunks, { objectMode: false }), MAX_BYTES);
      expect(whole.equals(Buffer.concat(chunks))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('fails if the stream is longer than the maximum', async () => {
  const chunks = [Buffer.alloc(MAX_BYTES), Buffer.alloc(1)];
  const stream = Readable.from(chunks, { objectMode: false });
  await expect(readToBuffer(stream, MAX_BYTES)).rejects.toThrow(RangeError);
});
