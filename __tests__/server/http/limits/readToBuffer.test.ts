import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readToBuffer } from '../../../../src/server/http/limits/readToBuffer';

it('returns the bytes of all chunks in order, whatever their sizes', async () => {
  const sizes = fc.array(fc.oneof(fc.constant(1), fc.nat(200), fc.nat(200_000)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(sizes, async (all) => {
      let next = 0;
      const chunks = all.map((size) =>
        Buffer.from(Array.from({ length: size }, () => next++ % 251)),
      );
      const whole = await readToBuffer(Readable.from(chunks, { objectMode: false }));
      expect(whole.equals(Buffer.concat(chunks))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('fails with the error of its stream', async () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('some');
  stream.destroy(new Error('broken off'));
  await expect(readToBuffer(stream)).rejects.toThrow('broken off');
});
