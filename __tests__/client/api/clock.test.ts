import { http } from 'msw/core/http';
import { now } from '../../../src/contract/clock';
import { makeCaller } from '../../helpers/client/probe';
import { callOf, server } from '../../helpers/client/server';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const DEVICE = Date.parse('1970-01-02T00:00:00Z');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(DEVICE));
afterEach(() => jest.restoreAllMocks());

function answerWith(body: string, init: ResponseInit) {
  const headers = { Date: new Date(NOW).toUTCString(), ...init.headers };
  server.use(http.all('/api/any', () => new Response(body, { ...init, headers })));
}

it.each([
  ['a cache', '{}', { headers: { Age: '3600' } }],
  ['a proxy without a server', '', { status: 502 }],
  ['a portal', '<html></html>', {}],
])('does not take the time from %s', async (_, body, init) => {
  answerWith(body, init);
  await makeCaller().get('/any');
  expect(now()).toBe(DEVICE);
});

it.each([
  ['JSON', undefined],
  ['a form', new FormData()],
])('takes the time from the response to %s, which no cache keeps', async (_, body) => {
  answerWith('{}', {});
  await (body ? makeCaller().send({ url: '/any', body }) : makeCaller().get('/any'));
  expect(now()).toBe(NOW);
  if (!body) expect(callOf('GET /api/any').cache).toBe('no-store');
});
