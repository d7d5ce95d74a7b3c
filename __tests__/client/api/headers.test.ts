import { http } from 'msw/core/http';
import { CAPABILITIES_KEY, selectHas } from '../../../src/client/shared/api/serverSlice';
import type { Capability } from '../../../src/contract/capabilities';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { dropped, json, page, serverHas } from '../../helpers/client/replies';
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
  serverHas('keys');
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

it.each([
  [['history'], {}],
  [['history', 'keys'], { isRepeatable: true }],
] as const)('names a key only to a server with %j that honours it', async (capabilities, more) => {
  serverHas(...capabilities);
  server.use(http.post('/api/any', dropped));
  const save = { key: 'a1b2c3d4' };
  const { error } = await makeCaller(buildSession()).send({ url: '/any', body: {}, save });
  expect(error).toEqual({ status: 0, ...more });
  expect(callOf('POST /api/any').headers.has('Idempotency-Key')).toBe('isRepeatable' in more);
});

describe('the capabilities of the server', () => {
  const ALL: Capability[] = ['keys', 'tags', 'trash'];
  /** Makes a call for each response, and returns the capabilities that are known then. */
  async function knownAfter(...replies: (() => Response)[]) {
    const { store, get } = makeCaller(buildSession());
    for (const [index, reply] of replies.entries()) {
      server.use(http.get('/api/any', reply));
      await get(`/any?${index}`);
    }
    return ALL.filter((capability) => selectHas(store.getState(), capability));
  }
  const stating =
    (list: string, status = 200) =>
    () =>
      Response.json({}, { status, headers: { 'Server-Capabilities': list } });

  it.each([
    ['none before a response', [], []],
    ['those that a response names', [stating('trash, keys')], ['keys', 'trash']],
    ['those that a refusal names', [stating('tags', 403)], ['tags']],
    ['none of a newer version', [stating('trash,teleport')], ['trash']],
    ['none if a response names none', [() => json({})], []],
    [
      'those of two servers during an upgrade',
      [stating('trash'), stating('tags')],
      ['tags', 'trash'],
    ],
    ['those before a response without any', [stating('trash'), () => json({})], ['trash']],
    ['those before a failure of a proxy', [stating('trash'), () => page(502)], ['trash']],
  ] as const)('are %s', async (_, replies, known) => {
    expect(await knownAfter(...replies)).toEqual(known);
  });

  it.each([
    ['until then', [], ['keys', 'trash']],
    ['after a failure of a proxy', [() => page(502), () => page(), dropped], ['keys', 'trash']],
    ['unless it names others', [stating('tags')], ['tags']],
    ['unless it names none', [() => json({})], []],
  ] as const)('are those of an earlier visit, %s', async (_, replies, known) => {
    localStorage.setItem(CAPABILITIES_KEY, 'trash, keys');
    expect(await knownAfter(...replies)).toEqual(known);
    localStorage.removeItem(CAPABILITIES_KEY);
  });

  it('are remembered', async () => {
    await knownAfter(stating('trash'), stating('keys'));
    expect(await knownAfter()).toEqual(['keys', 'trash']);
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
