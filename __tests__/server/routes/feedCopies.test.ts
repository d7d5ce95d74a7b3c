import { rmSync } from 'node:fs';
import { clientOf } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';
import {
  alertsIn,
  ANNOUNCEMENT,
  ATOM,
  CAP,
  CAP_INDEX,
  FEEDS,
  JSON_FEED,
  readFeed,
} from '../../helpers/server/feeds';
import { openDesk } from '../../helpers/server/posts';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { signInAsAdmin, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { textsOf } from '../../helpers/server/xml';

let dataDir: string;
let servers: [TestServer, TestServer];
let clients: [Client, Client];

async function start(limits: Record<string, string>) {
  const options = { dataDir, limits };
  servers = await Promise.all([startTestServer(options), startTestServer(options)]);
  const headers = await signInAsAdmin(servers[0]);
  clients = [clientOf(servers[0], headers), clientOf(servers[1], headers)];
}

async function stop() {
  for (const { app } of servers) await app.close();
}

beforeEach(async () => {
  dataDir = temporaryFolder();
  // A store has its first start, which only a database can share between two servers.
  await (await startTestServer({ dataDir })).app.close();
});

afterEach(async () => {
  await stop();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

const ALL = [ANNOUNCEMENT, CAP, CAP_INDEX];
const POSTS = [JSON_FEED, ATOM];

it('two servers on one store never send something older than the other has sent', async () => {
  await start(FEEDS);
  const [first, second] = clients;
  const [desk, colleague] = [await openDesk(servers[0]), await openDesk(servers[1])];
  const announce = (text: string, type: string) => () =>
    second.put('/api/announcements/1', { text, type });
  const steps = [
    [() => first.post('/api/announcements', { text: 'Rain', type: 'warning' }), ALL, 'Rain'],
    [announce('Cyclone', 'warning'), ALL, 'Cyclone'],
    [() => first.post('/api/announcements/1/renewal'), ALL, 'Cyclone'],
    [announce('All is well', 'pleasant'), ALL, 'All is well'],
    [announce('', 'pleasant'), [ANNOUNCEMENT], 'null'],
    [() => desk.create({ title: 'Flood' }), POSTS, 'Flood'],
    [() => colleague.update(1, { title: 'Storm' }), POSTS, 'Storm'],
    [() => second.put('/api/tags/1', { name: 'Sky' }), POSTS, 'Sky'],
    [() => desk.update(1, { title: 'Gale', 'tags[]': ['2'] }), POSTS, 'Gale'],
    [() => colleague.create({ title: 'Fog' }), POSTS, 'Fog'],
    [() => first.delete('/api/posts/2'), POSTS, 'Gale'],
    [() => second.post('/api/posts/2/restore'), POSTS, 'Fog'],
  ] as const;
  for (const [write, urls, text] of steps) {
    expect((await write()).statusCode).toBeLessThan(300);
    for (const url of urls) {
      const sent = [];
      for (const server of [...servers, ...servers]) sent.push(await readFeed(server, url));
      expect([url, sent.map(({ statusCode }) => statusCode)]).toEqual([url, [200, 200, 200, 200]]);
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
      expect(sent[0]?.body).toContain(text);
    }
  }
});

it('two servers on one store issue one alert for each change', async () => {
  await start({ ...FEEDS, CAP_SENDER: '', CAP_OID: '' });
  await clients[0].post('/api/announcements', { text: 'Rain', type: 'warning' });
  await stop();
  await start(FEEDS);
  const texts = ['Wind', 'Fog', 'Hail', 'Snow', 'Heat', 'Flood'];
  const saves = texts.map((text, index) =>
    clients[index % 2 ? 1 : 0].put('/api/announcements/1', { text, type: 'warning' }),
  );
  for (const { statusCode } of await Promise.all(saves)) expect(statusCode).toBe(200);
  const paths = alertsIn((await readFeed(servers[0], CAP_INDEX)).body);
  const issued: string[] = [];
  for (const path of paths) issued.push((await readFeed(servers[1], path)).body);
  expect(issued.flatMap((alert) => textsOf(alert, 'description')).sort()).toEqual(
    ['Rain', ...texts].sort(),
  );
  const references = issued.map((alert) => textsOf(alert, 'references').join('').split('@').length);
  expect(references).toEqual([7, 6, 5, 4, 3, 2, 1]);
});
