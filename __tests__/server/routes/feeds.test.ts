import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';
import { adminOf } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { ANNOUNCEMENT, ATOM, CAP, FEEDS, JSON_FEED, readFeed } from '../../helpers/server/feeds';
import { deskFor } from '../../helpers/server/posts';

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

describe('every feed', () => {
  const TYPES = [
    [ANNOUNCEMENT, 'application/json; charset=utf-8'],
    [JSON_FEED, 'application/feed+json; charset=utf-8'],
    [ATOM, 'application/atom+xml; charset=utf-8'],
    [CAP, 'application/cap+xml; charset=utf-8'],
  ] as const;

  it.each(TYPES)('%s is for everybody, cacheable and conditional', async (url, type) => {
    const response = await read(url);
    const names = ['content-type', 'cache-control', 'access-control-allow-origin', 'set-cookie'];
    expect(headersOf(response, ...names)).toEqual([type, 'public, max-age=60', '*', undefined]);
    const etag = String(response.headers.etag);
    expect(etag).toMatch(/^W\/".{22}"$/);
    const again = await read(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await read(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const head = await read(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    const compressed = await read(url, { 'accept-encoding': 'br' });
    expect([compressed.statusCode, compressed.headers.etag]).toEqual([200, etag]);
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(405);
  });

  it.each(TYPES)('%s names no user, and has no record of the audit trail', async (url) => {
    const users = await server.services.db.selectFrom('users').select(['name', 'email']).execute();
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

  it('is made at most once in ten seconds', async () => {
    const newest = async () =>
      (await server.app.inject({ url: ANNOUNCEMENT })).json<{ data: { text: string } }>().data.text;
    server.clock.advance(10);
    const before = await newest();
    await desk.admin.put('/api/announcements/1', { text: 'Just now', type: 'warning' });
    expect(await newest()).toBe(before);
    server.clock.advance(10);
    expect(await newest()).toBe('Just now');
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
    expect(
      headersOf(refused, 'retry-after', 'access-control-allow-origin', 'cache-control'),
    ).toEqual(['60', '*', 'no-store']);
    expect(await statuses('2001:db8:1::1', 1)).toEqual([200]);
    server.clock.advance(60);
    expect(await statuses('2001:db8::1', 1)).toEqual([200]);
  });
});

it('shows its addresses to the signed-in', async () => {
  const at = (path: string) => new URL(path, FEEDS.PUBLIC_URL).href;
  expect((await (await adminOf(server)).get('/api/feeds')).json()).toEqual({
    data: {
      ...{ announcement: at(ANNOUNCEMENT), posts_json: at(JSON_FEED), posts_atom: at(ATOM) },
      ...{ cap: at(CAP), cap_status: 'Test' },
    },
  });
});

it('has none of them unless they are switched on, and no alerts without a sender', async () => {
  const off = await startTestServer({ limits: { ...FEEDS, PUBLIC_FEEDS: '' } });
  for (const url of [ANNOUNCEMENT, JSON_FEED, ATOM, CAP]) {
    const responses = await Promise.all([
      off.app.inject({ url }),
      off.app.inject({ method: 'POST', url }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  expect((await (await adminOf(off)).get('/api/feeds')).statusCode).toBe(404);
  await off.stop();
  const silent = await startTestServer();
  expect((await silent.app.inject({ url: CAP })).statusCode).toBe(404);
  const addresses = await (await adminOf(silent)).get('/api/feeds');
  expect(addresses.json()).toMatchObject({ data: { cap: null, posts_atom: ATOM } });
  await silent.stop();
});
