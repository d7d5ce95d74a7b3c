import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

const inject = (
  method: 'GET' | 'POST' | 'PATCH' | 'OPTIONS',
  url: string,
  payload?: string,
  more = {},
) => server.app.inject({ method, url, payload, headers: { ...headers, ...more } });

const sendJson = (payload: string) =>
  inject('POST', '/api/login', payload, { 'content-type': 'application/json' });

describe('a body that is not valid JSON', () => {
  it.each(['{broken', '{"email": "a@b.cc",}', 'undefined', '"\\ud800', '{"__proto__": {}}'])(
    'gets 400: %s',
    async (payload) => {
      const response = await sendJson(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message: 'The request could not be read.' });
    },
  );

  it.each(['null', '[]', '"text"', '7', ''])(
    'differs from one without fields: "%s"',
    async (payload) => expect((await sendJson(payload)).statusCode).toBe(422),
  );
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'responds with 415 to %s where JSON is expected',
  async (type) => {
    const response = await inject('POST', '/api/login', 'email=a', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ message: 'Unsupported media type.' });
  },
);

it.each(['/api', '/api/', '/api/nothing', '/nothing', '/api/sliders/1/2', '/build/../etc/passwd'])(
  'responds with 404 to %s',
  async (url) => {
    const response = await inject('GET', url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Not found.' });
    expect(response.headers['content-type']).toMatch(/^application\/json/);
  },
);

it('responds with 400 in the same shape to a path that cannot be decoded', async () => {
  const response = await inject('GET', '/api/sliders/%E0%A4%A');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message: 'The request could not be read.' });
  expect(response.headers['x-request-id']).toBeTruthy();
});

it.each([
  ['GET', '/api/login', 'POST'],
  ['PATCH', '/api/sliders', 'GET, HEAD, POST'],
  ['PATCH', '/api/sliders/1', 'GET, HEAD, POST, PUT, DELETE'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/build/slider', 'GET, HEAD'],
  ['POST', '/api/images/key', 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/api/users', 'GET, HEAD, POST'],
] as const)(
  'responds with 405 to %s %s and names the allowed methods',
  async (method, url, allowed) => {
    const broken = method === 'GET' ? undefined : '{broken';
    const response = await inject(method, url, broken, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allowed);
    expect(response.json()).toEqual({ message: 'Method not allowed.' });
  },
);

it('responds with 503 to everything before it is ready', async () => {
  server.lifecycle.phase = 'starting';
  for (const url of ['/healthz', '/readyz', '/api/sliders', '/build/', '/nothing']) {
    const response = await inject('GET', url);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({ message: 'Service unavailable.' });
  }
  server.lifecycle.phase = 'ready';
});

it('responds with 500 without details, which the log has under the id of the response', async () => {
  const { db } = server.services;
  await db.schema.alterTable('slider_images').renameTo('hidden').execute();
  const response = await inject('GET', '/api/sliders');
  await db.schema.alterTable('hidden').renameTo('slider_images').execute();

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ message: 'Server Error' });
  const id = String(response.headers['x-request-id']);
  const line = server.logLines.find((entry) => entry.includes(id) && entry.includes('"err"'));
  expect(line).toMatch(/slider_images/);
  expect(line).toMatch(/no such table|does not exist/);
});

describe('headers', () => {
  it('contain an id chosen by the server for each response', async () => {
    const asked = { 'x-request-id': 'mine' };
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push((await inject('GET', '/healthz', undefined, asked)).headers['x-request-id']);
    }
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it.each([
    ['/api/sliders', 200],
    ['/api/nothing', 404],
    ['/healthz', 200],
    ['/api/posts/%ff', 400],
  ])('keep %s out of caches, frames and other sites', async (url, status) => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const response = await inject('GET', url, undefined, foreign);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'/,
      ) as string,
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });
});
