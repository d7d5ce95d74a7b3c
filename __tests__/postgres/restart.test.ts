import { trailOf } from '../helpers/server/audit';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { post, signInAsAdmin, startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

const WRITERS = 8;

let cluster: PostgresCluster;
let server: TestServer;
let headers: { authorization: string };

describeWithPostgres('PostgreSQL, stopped and started under load', () => {
  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    server = await startTestServer({ databaseUrl: cluster.url('postgres') });
    headers = await signInAsAdmin(server);
    const notice = { text: 'Rain', type: 'warning' };
    await post(server, '/api/announcements', notice, headers);
  });

  afterAll(async () => {
    await server.stop();
    await cluster.remove();
  });

  /** Starts writers that continue after any response until they are stopped. */
  function writeOn(name: string) {
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
  async function moreOf(list: readonly unknown[]): Promise<void> {
    const enough = list.length + WRITERS * 3;
    while (list.length < enough) await new Promise((resolve) => setImmediate(resolve));
  }

  async function storedTexts(): Promise<string[]> {
    const announced = (await trailOf(server)).filter(({ noun }) => noun === 'announcement');
    return announced.map(({ after }) => (after as { text: string }).text);
  }

  it.each(['fast', 'immediate'] as const)(
    'answers 503 while it is down, serves once it is up, and loses no acknowledged write (%s)',
    async (mode) => {
      const writers = writeOn(mode);
      await moreOf(writers.acknowledged);
      await cluster.stop(mode);
      await moreOf(writers.refusals);
      const statusOf = async (url: string) =>
        (await server.app.inject({ url, headers })).statusCode;
      expect(await statusOf('/api/announcements')).toBe(503);
      expect(await statusOf('/readyz')).toBe(503);
      expect(await statusOf('/healthz')).toBe(200);
      await cluster.start();
      await moreOf(writers.acknowledged);
      expect(await statusOf('/readyz')).toBe(200);
      await writers.finish();
      for (const refusal of writers.refusals) {
        expect(refusal).toEqual({ statusCode: 503, wait: '5' });
      }
      const stored = (await storedTexts()).filter((text) => text.startsWith(mode));
      expect(stored).toEqual(expect.arrayContaining(writers.acknowledged));
      expect(new Set(stored).size).toBe(stored.length);
    },
  );
});
