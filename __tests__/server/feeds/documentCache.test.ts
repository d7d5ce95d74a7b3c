import { cachedDocument } from '../../../src/server/feeds/documentCache';
import { startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');

/** A document about a value that writers change while readers ask for it. */
function shared() {
  const value = { now: 'old', queries: 0, builds: 0, isDown: false };
  const gates: (() => void)[] = [];
  const query = async () => {
    value.queries += 1;
    const { now } = value;
    await new Promise<void>((resolve) => gates.push(resolve));
    if (value.isDown) throw new Error('down');
    return now;
  };
  const build = async () => {
    value.builds += 1;
    return Promise.resolve(value.now);
  };
  const read = cachedDocument({ version: query, build }, server.services);
  const text = async () => String((await read())?.bytes);
  /** Lets the query end that is running or about to begin. */
  const answer = async () => {
    while (gates.length === 0) await Promise.resolve();
    gates.shift()?.();
  };
  return { value, text, answer };
}

it('is made again only for another version', async () => {
  const { value, text, answer } = shared();
  for (const now of ['old', 'old', 'new', 'new', 'old']) {
    value.now = now;
    const sent = text();
    await answer();
    expect(await sent).toBe(now);
  }
  expect(value.builds).toBe(3);
});

it('is never older than the question, however many ask at once', async () => {
  const { value, text, answer } = shared();
  const early = text();
  while (value.queries === 0) await Promise.resolve();
  value.now = 'new';
  const late = Array.from({ length: 50 }, text);
  await answer();
  await early;
  await answer();
  expect(new Set(await Promise.all(late))).toEqual(new Set(['new']));
  expect([value.queries, value.builds]).toEqual([2, 2]);
});

it('is sent again after a failure of the store', async () => {
  const { value, text, answer } = shared();
  value.isDown = true;
  const failed = text();
  await answer();
  await expect(failed).rejects.toThrow('down');
  value.isDown = false;
  const sent = text();
  await answer();
  expect(await sent).toBe('old');
});
