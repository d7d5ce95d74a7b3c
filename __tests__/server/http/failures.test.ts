import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;
let headers: { authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  headers = await signInAsAdmin(server);
});

afterAll(() => server.stop());

const inject = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: string, more = {}) =>
  server.app.inject({ method, url, payload, headers: { ...headers, ...more } });

const sendJson = (payload: string) =>
  inject('POST', '/api/login', payload, { 'content-type': 'application/json' });

describe('a body that is not valid JSON', () => {
  it.each(['{broken', '{"email": "a@b.cc",}', 'undefined', '"\\ud800', '{"__proto__": {}}'])(
    'is answered with 400: %s',
    async (payload) => {
      const answer = await sendJson(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: 'The request could not be read.' });
    },
  );

  it.each(['null', '[]', '"text"', '7', ''])(
    'differs from one that holds no fields: "%s"',
    async (payload) => {
      expect((await sendJson(payload)).statusCode).toBe(422);
    },
  );
});

it('answers 413 to JSON of more than a megabyte', async () => {
  const answer = await sendJson(JSON.stringify({ email: 'a'.repeat(1_100_000) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ message: 'The request is too large.' });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'answers 415 to %s where JSON is expected',
  async (type) => {
    const answer = await inject('POST', '/api/login', 'email=a', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ message: 'Unsupported media type.' });
  },
);

it.each(['/api', '/api/', '/api/nothing', '/nothing', '/api/sliders/1/2', '/build/../etc/passwd'])(
  'answers 404 to %s',
  async (url) => {
    const answer = await inject('GET', url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found.' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  },
);

it('answers 400 in the same shape to an address that cannot be decoded', async () => {
  const answer = await inject('GET', '/api/sliders/%E0%A4%A');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'The request could not be read.' });
  expect(answer.headers['x-request-id']).toBeTruthy();
});

it.each([
  ['GET', '/api/login', 'POST'],
  ['PATCH', '/api/sliders', 'GET, HEAD, POST'],
  ['PATCH', '/api/sliders/1', 'GET, HEAD, POST, PUT, DELETE'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/build/slider', 'GET, HEAD'],
  ['POST', '/api/images/key', 'GET, HEAD'],
] as const)('answers 405 to %s %s with what is allowed', async (method, url, allowed) => {
  const broken = method === 'GET' ? undefined : '{broken';
  const answer = await inject(method, url, broken, { 'content-type': 'application/json' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allowed);
  expect(answer.json()).toEqual({ message: 'Method not allowed.' });
});

it('answers 500 without detail, which is in the log under the request id', async () => {
  const { db } = server.services;
  await db.schema.alterTable('slider_images').renameTo('hidden').execute();
  const answer = await inject('GET', '/api/sliders');
  await db.schema.alterTable('hidden').renameTo('slider_images').execute();

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'Server Error' });
  const id = String(answer.headers['x-request-id']);
  const line = server.logLines.find((entry) => entry.includes(id) && entry.includes('"err"'));
  expect(line).toMatch(/slider_images/);
  expect(line).toMatch(/no such table|does not exist/);
});

describe('headers', () => {
  it('carry an id that the server chose, another for each response', async () => {
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
  ])('of %s keep it out of caches, frames and other sites', async (url, status) => {
    const answer = await inject('GET', url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
