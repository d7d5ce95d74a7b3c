import { trailOf } from './audit';
import { post, signInAsAdmin } from './testServer';
import type { TestServer } from './testServer';

const WRITERS = 8;

/**
 * Creates the announcement that writers save.
 *
 * @returns the headers of an administrator
 */
export async function announceFirst(server: TestServer) {
  const headers = await signInAsAdmin(server);
  await post(server, '/api/announcements', { text: 'Rain', type: 'warning' }, headers);
  return headers;
}

/** Starts writers that continue after any response until they are stopped. */
export function writeOn(server: TestServer, headers: { authorization: string }, name: string) {
  const acknowledged: string[] = [];
  const refusals: { statusCode: number; wait: unknown }[] = [];
  let isOver = false;
  let count = 0;
  const run = async () => {
    while (!isOver) {
      count += 1;
      const text = `${name} ${count}`;
      const payload = { text, type: 'warning' };
      const answer = await post(server, '/api/announcements/1', payload, headers);
      const { statusCode } = answer;
      if (statusCode === 200) acknowledged.push(text);
      else refusals.push({ statusCode, wait: answer.headers['retry-after'] });
    }
  };
  const runs = Array.from({ length: WRITERS }, run);
  const finish = () => {
    isOver = true;
    return Promise.all(runs);
  };
  return { acknowledged, refusals, finish };
}

/** Waits until every writer has added about three more entries to a list. */
export async function moreOf(list: readonly unknown[]): Promise<void> {
  const enough = list.length + WRITERS * 3;
  while (list.length < enough) await new Promise((resolve) => setImmediate(resolve));
}

/** Expects that all acknowledged writes are stored once, and that the others were to be repeated. */
export async function expectNothingLost(
  server: TestServer,
  { acknowledged, refusals }: ReturnType<typeof writeOn>,
  name: string,
): Promise<void> {
  for (const refusal of refusals) expect(refusal).toEqual({ statusCode: 503, wait: '5' });
  const announced = (await trailOf(server)).filter(({ noun }) => noun === 'announcement');
  const texts = announced.map(({ after }) => (after as { text: string }).text);
  const stored = texts.filter((text) => text.startsWith(name));
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
}
