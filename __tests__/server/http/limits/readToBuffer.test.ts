import { Readable } from 'node:stream';
import fc from 'fast-check';
import { gather } from '../../../../src/server/http/limits/readToBuffer';

it('gives the bytes of all pieces in order, whatever their sizes', async () => {
  const sizes = fc.array(fc.oneof(fc.constant(1), fc.nat(200), fc.nat(200_000)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(sizes, async (all) => {
      let next = 0;
      const pieces = all.map((size) =>
        Buffer.from(Array.from({ length: size }, () => next++ % 251)),
      );
      const whole = await gather(Readable.from(pieces, { objectMode: false }));
      expect(whole.equals(Buffer.concat(pieces))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('fails as its stream does', async () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('some');
  stream.destroy(new Error('broken off'));
  await expect(gather(stream)).rejects.toThrow('broken off');
});
