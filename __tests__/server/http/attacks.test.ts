import { ADMIN, post, signInAsAdmin, startTestServer } from '../../helpers/server/testServer';
import { upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

/* One test for each attack without a test elsewhere. docs/threats.md lists the others. */

const { server, headers } = adminFor('all');

describe('names that every object inherits', () => {
  afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]));

  it.each([
    '{"__proto__": {"polluted": 1}}',
    '{"name": {"__proto__": {"polluted": 1}}}',
    '{"constructor": {"prototype": {"polluted": 1}}}',
    '{"\\u005f_proto__": {"polluted": 1}}',
  ])('are rejected where they would change its prototype: %s', async (payload) => {
    const type = { ...headers, 'content-type': 'application/json' };
    const url = '/api/tags';
    const response = await server.app.inject({ method: 'POST', url, payload, headers: type });
    expect(response.statusCode).toBe(400);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are treated as unknown fields: %s',
    async (name) => {
      const response = await post(server, '/api/login', { ...ADMIN, [name]: { polluted: 1 } });
      expect(response.statusCode).toBe(200);
      const list = await server.app.inject({ url: `/api/posts?${name}=1&__proto__=1`, headers });
      expect(list.statusCode).toBe(200);
    },
  );

  it('are harmless in a value', async () => {
    const response = await post(server, '/api/tags', { name: { toString: 1 } }, headers);
    expect(response.statusCode).toBe(422);
  });
});

it('rejects JSON that is nested too deeply, in any spelling', async () => {
  const nested = (depth: number) =>
    `{"name": "[[\\"{", "x": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const statusOf = async (depth: number) => {
    const type = { ...headers, 'content-type': 'application/json' };
    const request = { url: '/api/tags', payload: nested(depth), headers: type };
    return (await server.app.inject({ method: 'POST', ...request })).statusCode;
  };
  expect(await statusOf(31)).toBeLessThan(300);
  expect(await statusOf(32)).toBe(400);
  expect(await statusOf(400_000)).toBe(400);
});

it('rejects a null character in a text, which PostgreSQL cannot store', async () => {
  expect((await post(server, '/api/tags', { name: 'a\0b' }, headers)).statusCode).toBe(400);
  expect((await server.app.inject({ url: '/api/posts?page=%00', headers })).statusCode).toBe(400);
  const form = await upload(server, '/api/posts', headers, ['title', 'a\0b']);
  expect(form.statusCode).toBe(400);
  expect((await server.app.inject({ url: '/api/images/a%00b' })).statusCode).toBe(404);
});

describe('a host name that a request claims', () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

  it.each(['', '127.0.0.1'])('appears in no response (TRUST_PROXY=%s)', async (trustProxy) => {
    const own = await startTestServer({ trustProxy });
    const all = { ...evil, ...(await signInAsAdmin(own)), 'x-forwarded-proto': 'gopher' };
    for (const url of ['/', '/login', '/build', '/api/posts', '/api/posts/filter', '/api/x']) {
      const response = await own.app.inject({ url, headers: all });
      expect(JSON.stringify([response.headers, response.body])).not.toMatch(/evil|gopher/);
    }
    await own.stop();
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '/build//evil.example', '/login?next=//evil.example'],
    ...[
      '/build?//evil.example',
      '/login/..//evil.example',
      '/%2f%2fevil.example',
      '/build/%2e%2e//x',
    ],
  ])('is not the target of %s', async (url) => {
    const { location } = (await server.app.inject({ url })).headers;
    expect([undefined, '/build/', '/build/login']).toContain(location);
  });
});
