import { rmSync } from 'node:fs';
import type { AreaCode } from '../../../src/contract/areas';
import { adminOf } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';
import { alertsIn, CAP, CAP_INDEX, FEEDS, readFeed } from '../../helpers/server/feeds';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { problemsOf, textsOf } from '../../helpers/server/xml';

let dataDir: string;
let server: TestServer;
let admin: Client;

beforeEach(async () => {
  dataDir = temporaryFolder();
  server = await startTestServer({ dataDir, limits: FEEDS });
  admin = await adminOf(server);
});

afterEach(async () => {
  await server.app.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

/** Starts the server again on its store, at the time at which it was. */
async function restart(settings: Record<string, string> = {}) {
  const { ms } = server.clock;
  await server.app.close();
  server = await startTestServer({ dataDir, limits: { ...FEEDS, ...settings } });
  server.clock.ms = ms;
  admin = await adminOf(server);
}

const OFF = { CAP_SENDER: '', CAP_OID: '' };

async function publish(text: string, type: string, areas?: AreaCode[]) {
  server.clock.advance(60);
  // A session of an earlier day has ended.
  admin = await adminOf(server);
  const created = await admin.post('/api/announcements', { text, type, areas });
  if (created.statusCode === 201) return;
  const changed = await admin.put('/api/announcements/1', { text, type, areas });
  expect(changed.statusCode).toBe(200);
}

async function renew() {
  server.clock.advance(60);
  expect((await admin.post('/api/announcements/1/renewal')).statusCode).toBe(200);
}

const read = async (url: string) => (await readFeed(server, url)).body;

const index = async () => alertsIn(await read(CAP_INDEX));

/** All alerts of the index by their addresses, newest first. */
async function alerts() {
  const documents = new Map<string, string>();
  for (const path of await index()) documents.set(path, await read(path));
  return documents;
}

const referenceOf = (alert: string) =>
  ['sender', 'identifier', 'sent'].map((name) => textsOf(alert, name)[0]).join();

/** What an alert is and says, and the numbers of those that it refers to. */
function summaryOf(alert: string, all: readonly string[]) {
  const references = textsOf(alert, 'references').flatMap((text) => text.split(' '));
  const names = all.map(referenceOf);
  const numbers = references.map((reference) => names.indexOf(reference));
  return [textsOf(alert, 'msgType')[0], ...textsOf(alert, 'description'), ...numbers].join(' ');
}

/** All alerts of the index, oldest first. */
async function story() {
  const all = [...(await alerts()).values()].reverse();
  return all.map((alert) => summaryOf(alert, all));
}

it('tells a night as a series, each alert at an address of its own', async () => {
  expect((await readFeed(server, CAP)).statusCode).toBe(404);
  expect(await problemsOf('atom', await read(CAP_INDEX))).toEqual([]);
  const text = 'မိုးကြီးမည်။ Heavy rain.';
  const newest: string[] = [];
  for (const step of [
    () => publish(text, 'be careful'),
    () => renew(),
    () => publish(text, 'warning'),
    () => publish('Heavier rain.', 'warning'),
    () => publish('Heavier rain.', 'warning'),
    () => publish('It is over.', 'pleasant'),
    () => publish('', 'pleasant'),
    () => publish('Wind.', 'be careful'),
  ]) {
    await step();
    newest.push(await read(CAP));
  }
  expect(await story()).toEqual([
    `Alert ${text}`,
    `Update ${text} 0`,
    `Update ${text} 0 1`,
    'Update Heavier rain. 0 1 2',
    'Cancel It is over. 0 1 2 3',
    'Cancel 0 1 2 3',
    'Alert Wind.',
  ]);
  const documents = [...(await alerts()).values()].reverse();
  expect(documents).toEqual([...new Set(newest)]);
  expect(await problemsOf('cap', ...documents)).toEqual([]);
  expect(await problemsOf('atom', await read(CAP_INDEX))).toEqual([]);
  expect(textsOf(await read(CAP_INDEX), 'title').slice(1)).toEqual([
    '[Test] Be careful: Wind.',
    '[Test] ရုပ်သိမ်းထားသည် / Taken down',
    '[Test] All clear: It is over.',
    '[Test] Warning: Heavier rain.',
    '[Test] သတိပေးချက်: မိုးကြီးမည်။ / Warning: Heavy rain.',
    ...Array<string>(2).fill('[Test] သတိပြုရန်: မိုးကြီးမည်။ / Be careful: Heavy rain.'),
  ]);
});

it('replaces an all-clear that follows no warning, and takes it down', async () => {
  await publish('Fine.', 'pleasant');
  await publish('Finer.', 'pleasant');
  await publish(' ', 'pleasant');
  await publish('Fine again.', 'pleasant');
  expect(await story()).toEqual([
    'Alert Fine.',
    'Update Finer. 0',
    'Cancel 0 1',
    'Cancel Fine again. 0 1',
  ]);
});

it('refers to the last 50 alerts at most', async () => {
  for (let count = 0; count < 60; count += 1) {
    await (count % 3 === 2 ? renew() : publish(`Wind ${count}`, 'warning'));
  }
  await publish('Calm.', 'pleasant');
  await publish('Calm again.', 'pleasant');
  const [end, first, ...warnings] = [...(await alerts()).values()];
  for (const alert of [String(end), String(first)]) {
    const references = textsOf(alert, 'references').flatMap((each) => each.split(' '));
    expect(references).toEqual(warnings.slice(0, 50).map(referenceOf).reverse());
  }
});

it('keeps each alert as it was, whatever is changed', async () => {
  const long = ['2.49.0.1', ...Array<string>(20).fill('1234')].join('.').slice(0, 100);
  await restart({ CAP_OID: long });
  await publish('Rain.', 'warning');
  const before = await alerts();
  const [path = '', document = ''] = [...before.entries()][0] ?? [];
  expect(path).toMatch(/^\/feeds\/cap\/2\.49\.0\.1\.1234[\d.]{100,}\.1\.xml$/);
  const sent = await readFeed(server, path);
  expect(sent.headers).toMatchObject({
    'content-type': 'application/cap+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const known = { 'if-none-match': String(sent.headers.etag) };
  expect((await readFeed(server, path, known)).statusCode).toBe(304);
  const head = await readFeed(server, path, {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', sent.headers.etag]);

  const settings = { CAP_SENDER: 'other@example.org', CAP_OID: '2.49.0.1.5', CAP_STATUS: 'Test' };
  await restart({ ...settings, CAP_EXPIRES_HOURS: '2', PUBLIC_POST_URL: '', PUBLIC_URL: '' });
  expect(await alerts()).toEqual(before);
  await publish('It is over.', 'pleasant');
  expect(await read(path)).toBe(document);
  const cancel = await read(CAP);
  expect(textsOf(cancel, 'references')).toEqual([referenceOf(document)]);
  expect(textsOf(cancel, 'identifier')[0]).toMatch(/^2\.49\.0\.1\.5\.1\.\d+\.2$/);
  expect(await problemsOf('atom', await read(CAP_INDEX))).toEqual([]);
});

it('has no alert with another identifier', async () => {
  await publish('Rain.', 'warning');
  for (const name of ['x', '', '2.49.0.1.104.0.1.1.1', '%2e%2e%2f', '2.49/1', 'x'.repeat(5000)]) {
    const found = await readFeed(server, `/feeds/cap/${name}.xml`);
    expect([found.statusCode, found.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  const [path = ''] = await index();
  expect((await readFeed(server, path.replace('.xml', ''))).statusCode).toBe(404);
});

it('lists the alerts of seven days and the newest one, whatever its age', async () => {
  await publish('Rain.', 'warning');
  server.clock.advance(86_400);
  await publish('Wind.', 'warning');
  const [, rain = ''] = await index();
  server.clock.advance(6 * 86_400 - 61);
  expect(await index()).toHaveLength(2);
  server.clock.advance(62);
  expect(await index()).toHaveLength(1);
  server.clock.advance(365 * 86_400);
  expect(await index()).toHaveLength(1);
  expect(textsOf(await read(rain), 'description')).toEqual(['Rain.']);
  expect(await alerts()).toEqual(new Map([[(await index())[0], await read(CAP)]]));
});

describe('alerts that are switched on', () => {
  it('begin with the announcement in force, as of its last confirmation', async () => {
    await restart(OFF);
    await publish('Rain.', 'warning');
    await renew();
    const { clock } = server;
    clock.advance(3600);
    await restart();
    expect(await story()).toEqual(['Alert Rain.']);
    const alert = await read(CAP);
    expect(Date.parse(String(textsOf(alert, 'sent')[0]))).toBe(clock.ms - 3_600_000);
    await restart();
    expect(await read(CAP)).toBe(alert);
  });

  it('say nothing where nothing is in force', async () => {
    await restart(OFF);
    await publish('Rain.', 'warning');
    await publish('', 'warning');
    await restart();
    expect(await story()).toEqual([]);
    expect((await readFeed(server, CAP)).statusCode).toBe(404);
  });

  it('make up for what was published while they were off', async () => {
    await publish('Rain.', 'warning');
    await restart(OFF);
    await publish('It is over.', 'pleasant');
    expect((await readFeed(server, CAP)).statusCode).toBe(404);
    await restart();
    expect(await story()).toEqual(['Alert Rain.', 'Cancel It is over. 0']);
  });

  it('say where a warning is over that was narrowed while they were off', async () => {
    await publish('Rain.', 'warning', ['MM-16', 'MM-07']);
    await restart(OFF);
    await publish('Rain.', 'warning', ['MM-07']);
    await restart();
    const alert = await read(CAP);
    expect(textsOf(alert, 'msgType')).toEqual(['Update']);
    expect(textsOf(alert, 'value')).toEqual(['MM-07', 'MM-16']);
    await restart();
    expect(await read(CAP)).toBe(alert);
  });

  it('begin anew when they become real, without a reference to the tests', async () => {
    await publish('Rain.', 'warning');
    await restart({ CAP_STATUS: 'Actual' });
    await renew();
    expect(await story()).toEqual(['Alert Rain.', 'Alert Rain.', 'Update Rain. 1']);
    const documents = [...(await alerts()).values()];
    const statuses = documents.map((alert) => textsOf(alert, 'status')[0]);
    expect(statuses).toEqual(['Actual', 'Actual', 'Test']);
    expect(textsOf(await read(CAP_INDEX), 'title')[1]).toBe('Warning: Rain.');
  });
});

it('continues the real series after tests in between', async () => {
  await restart({ CAP_STATUS: 'Actual' });
  await publish('Rain.', 'warning');
  const rain = await read(CAP);
  await restart({ CAP_STATUS: 'Test' });
  expect(textsOf(await read(CAP), 'status')).toEqual(['Test']);
  await restart({ CAP_STATUS: 'Actual' });
  expect(await read(CAP)).toBe(rain);
  await restart({ CAP_STATUS: 'Test' });
  await publish('Calm.', 'pleasant');
  await restart({ CAP_STATUS: 'Actual' });
  expect(await story()).toEqual(['Alert Rain.', 'Alert Rain.', 'Cancel Calm. 1', 'Cancel Calm. 0']);
  expect(textsOf(await read(CAP), 'status')).toEqual(['Actual']);
});

it('is never sent before the one that it replaces, where the clock was ahead', async () => {
  await publish('Rain.', 'warning');
  server.clock.advance(-3600);
  await publish('Wind.', 'warning');
  const [wind, rain] = [...(await alerts()).values()];
  expect(summaryOf(String(wind), [String(rain)])).toBe('Update Wind. 0');
  expect(textsOf(String(wind), 'sent')).toEqual(textsOf(String(rain), 'sent'));
  await renew();
  expect(await index()).toHaveLength(3);
});

it('continues the series that a version before 1.2 has served', async () => {
  const at = ['2026-06-05T01:00:00.000Z', '2026-06-05T02:00:00.500Z'] as const;
  await restart(OFF);
  await publish('Rain.', 'warning');
  await publish('Wind.', 'warning');
  const { db } = server.services;
  await db
    .insertInto('announcement_messages')
    .values(
      at.map((sent_at, index) => ({
        announcement_id: 1,
        number: index + 1,
        version: index + 1,
        sent_at,
      })),
    )
    .execute();
  await db.updateTable('announcements').set({ issued_at: at[1] }).execute();
  await restart();
  const alert = await read(CAP);
  const [first, second] = at.map((time, index) => [
    `2.49.0.1.104.0.1.${Date.parse(time)}.${index + 1}`,
    index === 0 ? '2026-06-05T07:30:00+06:30' : '2026-06-05T08:30:00+06:30',
  ]);
  expect(textsOf(alert, 'identifier')).toEqual([second?.[0]]);
  expect(textsOf(alert, 'references')).toEqual([`dmh@example.org,${first?.join()}`]);
  await publish('Calm.', 'pleasant');
  expect(textsOf(await read(CAP), 'references')).toEqual([
    `dmh@example.org,${first?.join()} dmh@example.org,${second?.join()}`,
  ]);
});
