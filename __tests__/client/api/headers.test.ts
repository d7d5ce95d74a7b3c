import { http } from 'msw/core/http';
import { selectAcceptsKeys } from '../../../src/client/shared/api/serverSlice';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { callOf, server } from '../../helpers/client/server';

const form = () => {
  const body = new FormData();
  body.append('images[]', buildFile('rain.jpg'));
  return body;
};

const calls = [
  ['GET', undefined],
  ['DELETE', undefined],
  ['POST', undefined],
  ['POST', { text: 'storm' }],
  ['PUT', { text: 'storm' }],
  ['POST', form()],
] as const;

beforeEach(() => server.use(http.all('/api/any', () => json({ data: null }))));

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
});

it.each(calls)('are those of the API for a %s with the body %j', async (method, body) => {
  document.cookie = 'XSRF-TOKEN=eyJpdiI6%3D%3D; Path=/';
  const caller = makeCaller(buildSession());
  await (method === 'GET' ? caller.get('/any') : caller.send({ url: '/any', method, body }));
  const { headers, credentials } = callOf(`${method} /api/any`);
  expect(headers.get('Accept')).toBe('application/json');
  expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(headers.get('Authorization')).toBe('Bearer token-of-khin');
  expect(headers.get('X-XSRF-TOKEN')).toBe('eyJpdiI6==');
  expect(credentials).toBe('include');
  const expected = body instanceof FormData ? /^multipart\/form-data; boundary=/ : body && /json/;
  if (expected) expect(headers.get('Content-Type')).toMatch(expected);
  else expect(headers.get('Content-Type')).toBeNull();
});

it.each(['GET', 'POST'] as const)('leave out of a %s what there is not', async (method) => {
  const caller = makeCaller();
  const body = method === 'POST' ? form() : undefined;
  await (body ? caller.send({ url: '/any', method, body }) : caller.get('/any'));
  const { headers } = callOf(`${method} /api/any`);
  for (const name of ['Authorization', 'X-XSRF-TOKEN', 'Idempotency-Key', 'If-Match']) {
    expect([name, headers.has(name)]).toEqual([name, false]);
  }
});

it('names the key of a saved form and the version it is based on', async () => {
  const save = { key: 'a1b2c3d4', version: 4 };
  for (const [method, body] of [
    ['PUT', {}],
    ['POST', form()],
  ] as const) {
    await makeCaller(buildSession()).send({ url: '/any', method, body, save });
    const { headers } = callOf(`${method} /api/any`);
    expect(headers.get('Idempotency-Key')).toBe('a1b2c3d4');
    expect(headers.get('If-Match')).toBe('"4"');
  }
});

it('learns from any response that the server knows keys', async () => {
  const { store, get } = makeCaller(buildSession());
  await get('/any');
  expect(selectAcceptsKeys(store.getState())).toBe(false);
  const headers = { 'X-Accepts-Idempotency-Key': 'true' };
  server.use(http.get('/api/any', () => Response.json({}, { headers })));
  await get('/any?2');
  expect(selectAcceptsKeys(store.getState())).toBe(true);
});

it('reaches the API of the same origin, outside the base path', async () => {
  window.history.replaceState(null, '', '/build/slider');
  await makeCaller(buildSession()).get('/any');
  expect(callOf('GET /api/any').url).toBe(`${window.location.origin}/api/any`);
});

it('uses the current token, not the one of an earlier call', async () => {
  const caller = makeCaller(buildSession({}, 'first'));
  await caller.get('/any?1');
  makeCaller(buildSession({}, 'second'), caller.store);
  await caller.send({ url: '/any', method: 'PUT' });
  expect(callOf('PUT /api/any').headers.get('Authorization')).toBe('Bearer second');
});
