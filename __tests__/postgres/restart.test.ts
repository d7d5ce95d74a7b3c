import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';
import { announceFirst, expectNothingLost, moreOf, writeOn } from '../helpers/server/writers';

let cluster: PostgresCluster;
let server: TestServer;
let headers: { authorization: string };

describeWithPostgres('PostgreSQL, stopped and started under load', () => {
  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    server = await startTestServer({ databaseUrl: cluster.url('postgres') });
    headers = await announceFirst(server);
  });

  afterAll(async () => {
    await server.stop();
    await cluster.remove();
  });

  it.each(['fast', 'immediate'] as const)(
    'answers 503 while it is down, serves once it is up, and loses no acknowledged write (%s)',
    async (mode) => {
      const writers = writeOn(server, headers, mode);
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
      await expectNothingLost(server, writers, mode);
    },
  );
});
