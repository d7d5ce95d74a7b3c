import { RowBatches } from '../../../../src/server/store/engine/pages';

const KB = 1000;

/** Batches of rows of these sizes, and the ids that have been read so far. */
function batchesOf(...sizes: number[]) {
  const reads: (readonly number[])[] = [];
  const rows = sizes.map((bytes, id) => ({ id, bytes }));
  const batches = new RowBatches(rows, (ids) => {
    reads.push(ids);
    return Promise.resolve(ids.map((id) => `row ${id}`));
  });
  return { batches, reads };
}

it('reads no more than 64 kB at once, unless a single row has more', async () => {
  const { batches, reads } = batchesOf(30 * KB, 30 * KB, 30 * KB, 900 * KB, KB, KB);
  expect(await batches.all()).toEqual([0, 1, 2, 3, 4, 5].map((id) => `row ${id}`));
  expect(reads).toEqual([[0, 1], [2], [3], [4, 5]]);
  expect(batches).toMatchObject({ length: 6, bytes: 992 * KB, largest: 900 * KB });
});

it('reads a batch only when it is asked for', async () => {
  const { batches, reads } = batchesOf(90 * KB, 90 * KB, 90 * KB);
  const lengths = batches.map((rows) => rows.length);
  expect(reads).toEqual([]);
  await lengths.next();
  expect(reads).toEqual([[0]]);
});

it('reads nothing for no rows', async () => {
  const { batches, reads } = batchesOf();
  expect([await batches.all(), reads]).toEqual([[], []]);
  expect(batches).toMatchObject({ length: 0, bytes: 0, largest: 0 });
});
