import { http } from 'msw/core/http';
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

describe.each(calls)('a %s with the body %j', (method, body) => {
  const call = async (session = true) => {
    const caller = makeCaller(session ? buildSession() : undefined);
    await (method === 'GET' ? caller.get('/any') : caller.send({ url: '/any', method, body }));
    return callOf(`${method} /api/any`);
  };

  it('carries the headers of the API and the cookies', async () => {
    const { headers, credentials } = await call();
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('Authorization')).toBe('Bearer token-of-khin');
    expect(credentials).toBe('include');
  });

  it('carries no Authorization where there is no token', async () => {
    const { headers } = await call(false);
    expect(headers.has('Authorization')).toBe(false);
    expect(headers.has('X-XSRF-TOKEN')).toBe(false);
    expect(headers.get('Accept')).toBe('application/json');
  });

  it('returns the XSRF cookie of servers that set one', async () => {
    document.cookie = 'XSRF-TOKEN=eyJpdiI6%3D%3D; Path=/';
    expect((await call()).headers.get('X-XSRF-TOKEN')).toBe('eyJpdiI6==');
  });

  it('names the type of its body', async () => {
    const expected = body instanceof FormData ? /^multipart\/form-data; boundary=/ : body && /json/;
    const type = (await call()).headers.get('Content-Type');
    if (expected) expect(type).toMatch(expected);
    else expect(type).toBeNull();
  });
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
