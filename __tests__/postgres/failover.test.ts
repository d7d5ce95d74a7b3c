import { openStore } from '../../src/server/store/engine/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { refusalOf } from '../helpers/server/testDatabase';
import { startTestServer } from '../helpers/server/testServer';
import { announceFirst, expectNothingLost, moreOf, writeOn } from '../helpers/server/writers';

describeWithPostgres('a primary and its standby', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;

  beforeEach(async () => {
    primary = await PostgresCluster.create();
    standby = await primary.addStandby();
  });

  afterEach(async () => {
    await primary.remove();
    await standby.remove();
  });

  const hostsOf = (...clusters: PostgresCluster[]) =>
    clusters.map(({ port }) => `127.0.0.1:${port}`).join(',');

  async function refusal(databaseUrl: string): Promise<string> {
    const store = openStore({ dataDir: '', databaseUrl });
    return refusalOf(store.prepare().finally(() => store.close()));
  }

  it('serves from the host that accepts writes, and goes on with the other after a failover', async () => {
    const hosts = hostsOf(standby, primary);
    const databaseUrl = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
    const server = await startTestServer({ databaseUrl });
    const headers = await announceFirst(server);
    for (const url of [
      standby.url('postgres'),
      `${standby.url('postgres')}?target_session_attrs=read-write`,
    ]) {
      expect(await refusal(url)).toMatch(/can be read but not written: it is a standby/);
    }
    const writers = writeOn(server, headers, 'failover');
    await moreOf(writers.acknowledged);
    await primary.stop('immediate');
    await moreOf(writers.refusals);
    const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
    expect(await statusOf('/readyz')).toBe(503);
    expect(await refusal(databaseUrl)).toMatch(/can be read but not written|does not answer/);
    await standby.promote();
    await moreOf(writers.acknowledged);
    expect(await statusOf('/readyz')).toBe(200);
    await writers.finish();
    await expectNothingLost(server, writers, 'failover');
    await server.stop();
  });

  it('serves new requests from the other host where the primary hangs', async () => {
    const databaseUrl = `postgres://postgres@${hostsOf(primary, standby)}/postgres`;
    const server = await startTestServer({ databaseUrl });
    const headers = await announceFirst(server);
    const before = writeOn(server, headers, 'before');
    await moreOf(before.acknowledged);
    const end = await primary.freeze();
    await standby.promote();
    const after = writeOn(server, headers, 'after');
    await moreOf(after.acknowledged);
    // This fails the requests that it has left without an answer.
    end();
    await Promise.all([before.finish(), after.finish()]);
    await expectNothingLost(server, before, 'before');
    await expectNothingLost(server, after, 'after');
    await server.stop();
  });
});
