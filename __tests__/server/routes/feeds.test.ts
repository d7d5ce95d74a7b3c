import { rmSync } from 'node:fs';
import { adminOf, clientOf } from '../../helpers/server/content';
import type { Client, TestResponse } from '../../helpers/server/content';
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
import { deskFor, openDesk, photoPart } from '../../helpers/server/posts';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { signInAsAdmin, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { problemsOf, textsOf } from '../../helpers/server/xml';

describe('serving feeds', () => {
  const { server, desk } = deskFor('all', { limits: FEEDS });

  beforeAll(async () => {
    await desk.admin.post('/api/announcements', { text: 'Rain', type: 'warning' });
    await desk.create({ title: 'Published' });
    await desk.create({ title: 'Deleted' });
    await desk.admin.delete('/api/posts/2');
  });

  const read = (url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') =>
    readFeed(server, url, headers, method);

  const headersOf = ({ headers }: TestResponse, ...names: string[]) =>
    names.map((name) => headers[name]);

  /** What a browser needs to show a response to the scripts of another site. */
  const OPEN = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  };

  describe('every feed', () => {
    const TYPES = [
      [ANNOUNCEMENT, 'application/json; charset=utf-8'],
      [JSON_FEED, 'application/feed+json; charset=utf-8'],
      [ATOM, 'application/atom+xml; charset=utf-8'],
      [CAP_INDEX, 'application/atom+xml; charset=utf-8'],
      [CAP, 'application/cap+xml; charset=utf-8'],
    ] as const;

    it.each(TYPES)('%s is for everybody, cacheable and conditional', async (url, type) => {
      const response = await read(url);
      const names = ['content-type', 'cache-control', 'set-cookie'];
      expect(headersOf(response, ...names)).toEqual([type, 'public, max-age=60', undefined]);
      expect(response.headers).toMatchObject(OPEN);
      const etag = String(response.headers.etag);
      expect(etag).toMatch(/^W\/".{22}"$/);
      const again = await read(url, { 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await read(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
      const head = await read(url, {}, 'HEAD');
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
      const compressed = await read(url, { 'accept-encoding': 'br' });
      expect([compressed.statusCode, compressed.headers.etag]).toEqual([200, etag]);
      const posted = await server.app.inject({ method: 'POST', url });
      expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(posted.headers).toMatchObject(OPEN);
    });

    it.each(TYPES)('%s names no user, and has no record of the audit trail', async (url) => {
      const users = await server.services.db
        .selectFrom('users')
        .select(['name', 'email'])
        .execute();
      const trail = await server.services.db.selectFrom('audit').select('request_id').execute();
      const secrets = [
        users.flatMap((user) => Object.values(user)),
        trail.map((row) => row.request_id),
      ];
      const { body } = await read(url);
      expect(body.length).toBeGreaterThan(20);
      expect(secrets.flat().filter((secret) => body.includes(secret))).toEqual([]);
      expect(body).not.toContain('Deleted');
    });

    it('ignores a token, and does not prolong its session', async () => {
      const headers = await signInAsAdmin(server);
      const expiries = () =>
        server.services.db
          .selectFrom('sessions')
          .select('expires_at')
          .orderBy('token_hash')
          .execute();
      const before = await expiries();
      server.clock.advance(3600);
      const response = await read(JSON_FEED, headers);
      expect(headersOf(response, 'session-ends-in')).toEqual([undefined]);
      expect(await expiries()).toEqual(before);
    });

    it('is limited per network', async () => {
      const statuses = async (remoteAddress: string, count: number) => {
        const responses: number[] = [];
        for (let each = 0; each < count; each += 1) {
          responses.push((await server.app.inject({ url: ATOM, remoteAddress })).statusCode);
        }
        return responses;
      };
      server.clock.advance(60);
      expect((await statuses('2001:db8::1', 120)).every((status) => status === 200)).toBe(true);
      const refused = await server.app.inject({ url: CAP, remoteAddress: '2001:db8::2' });
      expect(refused.statusCode).toBe(429);
      expect(headersOf(refused, 'retry-after', 'cache-control')).toEqual(['60', 'no-store']);
      expect(refused.headers).toMatchObject(OPEN);
      expect(await statuses('2001:db8:1::1', 1)).toEqual([200]);
      server.clock.advance(60);
      expect(await statuses('2001:db8::1', 1)).toEqual([200]);
    });
  });

  describe('scripts of other sites', () => {
    it('may ask for every open address with a tag, and read why it fails', async () => {
      const [alert = ''] = alertsIn((await read(CAP_INDEX)).body);
      await desk.create({ title: 'Shown' });
      const { items } = (await read(JSON_FEED)).json<{ items: { image?: string }[] }>();
      const image = new URL(String(items[0]?.image)).pathname;
      for (const url of [ANNOUNCEMENT, JSON_FEED, ATOM, CAP_INDEX, CAP, alert, image]) {
        const headers = {
          origin: 'https://other.example.org',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        };
        const asked = { method: 'OPTIONS', url, headers } as const;
        const allowed = {
          ...OPEN,
          'access-control-allow-methods': 'GET, HEAD, OPTIONS',
          'access-control-allow-headers': 'If-None-Match, *',
          'access-control-max-age': '86400',
        };
        const preflight = await server.app.inject(asked);
        expect([url, preflight.statusCode, preflight.body]).toEqual([url, 204, '']);
        expect(preflight.headers).toMatchObject(allowed);
        expect((await read(url)).headers).toMatchObject(OPEN);
        server.lifecycle.phase = 'starting';
        const [again, refused] = [await server.app.inject(asked), await read(url)];
        server.lifecycle.phase = 'ready';
        expect([again.statusCode, refused.statusCode]).toEqual([204, 503]);
        expect([again.headers, refused.headers]).toMatchObject([allowed, OPEN]);
      }
      const unknown = await read('/feeds/cap/2.49.xml');
      expect([unknown.statusCode, unknown.headers]).toMatchObject([404, OPEN]);
    });

    it('may read nothing else', async () => {
      for (const url of ['/api/announcements', '/api/feeds', '/healthz', '/build/', '/feeds/x']) {
        for (const method of ['GET', 'OPTIONS'] as const) {
          const { headers } = await server.app.inject({ method, url });
          expect(headers['access-control-allow-origin']).toBeUndefined();
        }
      }
    });
  });

  it('shows its addresses to the signed-in', async () => {
    const at = (path: string) => new URL(path, FEEDS.PUBLIC_URL).href;
    expect((await (await adminOf(server)).get('/api/feeds')).json()).toEqual({
      data: {
        announcement: at(ANNOUNCEMENT),
        posts_json: at(JSON_FEED),
        posts_atom: at(ATOM),
        cap_atom: at(CAP_INDEX),
        cap: at(CAP),
        cap_status: 'Test',
      },
    });
  });

  it('has none of them unless they are switched on, and no alerts without a sender', async () => {
    const off = await startTestServer({ limits: { ...FEEDS, PUBLIC_FEEDS: '' } });
    for (const url of [ANNOUNCEMENT, JSON_FEED, ATOM, CAP_INDEX, CAP]) {
      const responses = await Promise.all([
        off.app.inject({ url }),
        off.app.inject({ method: 'POST', url }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
    expect((await (await adminOf(off)).get('/api/feeds')).statusCode).toBe(404);
    await off.stop();
    const silent = await startTestServer();
    for (const url of [CAP_INDEX, CAP]) {
      expect((await silent.app.inject({ url })).statusCode).toBe(404);
    }
    const addresses = await (await adminOf(silent)).get('/api/feeds');
    expect(addresses.json()).toMatchObject({
      data: { cap_atom: null, cap: null, posts_atom: ATOM },
    });
    await silent.stop();
  });
});

describe('the content', () => {
  const { server, desk } = deskFor('all', { limits: FEEDS });

  const read = (url: string) => readFeed(server, url);

  it('has no announcement where none is in force, and no post where there is none', async () => {
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null, version: 0 });
    expect((await read(JSON_FEED)).json()).toMatchObject({ items: [] });
    expect(await problemsOf('atom', (await read(ATOM)).body)).toEqual([]);
  });

  it('has the announcement in force as it is now', async () => {
    const text = 'မိုးကြီးမည်။ Heavy rain.';
    await desk.admin.post('/api/announcements', { text, type: 'be careful' });
    const issued_at = server.services.now().toISOString();
    const data = { type: 'be careful', text, areas: [], issued_at, renewed_at: null };
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data, version: 1 });
    server.clock.advance(3600);
    await desk.admin.post('/api/announcements/1/renewal');
    const renewed_at = server.services.now().toISOString();
    expect((await read(ANNOUNCEMENT)).json()).toEqual({
      data: { ...data, renewed_at },
      version: 1,
    });
    await desk.admin.put('/api/announcements/1', { text: '', type: 'pleasant' });
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null, version: 2 });
  });

  it('has the newest posts, whole or in part, with the times of publication and change', async () => {
    const long = `<p>${'Long description. '.repeat(3000)}</p>`;
    await desk.create({ title: 'Long', description: long, backdate: '01-06-2026' });
    await desk.create({ title: 'Deleted' });
    await desk.create({ title: 'Rain & <wind>', 'description_images[]': await photoPart() });
    await desk.admin.delete('/api/posts/2');
    server.clock.advance(3600);
    await desk.update(3, { title: 'Rain & <storm>' });
    const changed = server.services.now().toISOString();
    const { items } = (await read(JSON_FEED)).json<{ items: Record<string, unknown>[] }>();
    expect(items.map(({ title }) => title)).toEqual(['Rain & <storm>', 'Long']);
    expect(items[0]).toMatchObject({
      date_modified: changed,
      content_html: '<p>Rain in Yangon</p>',
    });
    expect(String(items[1]?.content_html).length).toBeLessThan(2100);
    expect(String(items[1]?.summary)).toHaveLength(280);
    const atom = (await read(ATOM)).body;
    expect(await problemsOf('atom', atom)).toEqual([]);
    expect(textsOf(atom, 'id').slice(1)).toEqual(items.map(({ id }) => id));
    expect(textsOf(atom, 'updated')[0]).toBe(changed);
    const page = 'https://www.example.org/posts/3';
    expect(items[0]).toMatchObject({ url: page });
    expect(atom).toContain(`<link rel="alternate" type="text/html" href="${page}"/>`);
    const [, image = ''] =
      /href="https:\/\/weather\.example\.org(\/api\/images[^"]*)"/.exec(atom) ?? [];
    const [, type, length] = /type="(image\/\w+)" length="(\d+)"/.exec(atom) ?? [];
    const shown = await server.app.inject({ url: image });
    expect(shown.headers).toMatchObject({ 'content-type': type, 'content-length': length });
  });
});

describe('two servers on one store', () => {
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

  it('never send something older than the other has sent', async () => {
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
        expect([url, sent.map(({ statusCode }) => statusCode)]).toEqual([
          url,
          [200, 200, 200, 200],
        ]);
        expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
        expect(sent[0]?.body).toContain(text);
      }
    }
  });

  it('issue one alert for each change', async () => {
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
    const references = issued.map(
      (alert) => textsOf(alert, 'references').join('').split('@').length,
    );
    expect(references).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});
