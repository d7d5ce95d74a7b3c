import { http } from 'msw/core/http';
import {
  endReported,
  selectSessionEnd,
  started,
} from '../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { server } from '../../helpers/client/server';

const NOW = Date.parse('2026-11-20T03:00:00Z');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

function answerWith(secondsLeft: string, status = 200) {
  server.use(
    http.all('/api/any', () => {
      const response = json({ data: null }, status);
      response.headers.set('Session-Ends-In', secondsLeft);
      return response;
    }),
  );
}

function signedIn() {
  const caller = makeCaller(buildSession());
  const end = () => selectSessionEnd(caller.store.getState());
  return { ...caller, end };
}

it('learns the end from JSON, from forms and from failures', async () => {
  const { get, send, end } = signedIn();
  expect(end()).toBeUndefined();
  answerWith('600');
  await get('/any');
  expect(end()).toBe(NOW + 600_000);
  answerWith('1200');
  await send({ url: '/any', body: new FormData() });
  expect(end()).toBe(NOW + 1_200_000);
  answerWith('0', 403);
  await send({ url: '/any', method: 'DELETE' });
  expect(end()).toBe(NOW);
});

it('keeps the known end if the difference is only network latency', async () => {
  const { store, get, end } = signedIn();
  store.dispatch(endReported(NOW + 600_000));
  answerWith('605');
  await get('/any');
  expect(end()).toBe(NOW + 600_000);
  answerWith('606');
  await get('/any?2');
  expect(end()).toBe(NOW + 606_000);
});

it.each(['', 'soon', '-5', '1e3', '12.5'])('does not read %j', async (secondsLeft) => {
  const { get, end } = signedIn();
  answerWith(secondsLeft);
  await get('/any');
  expect(end()).toBeUndefined();
});

it('ignores a late response to an earlier session', async () => {
  const { store, get, end } = signedIn();
  const { held, release } = hold();
  server.use(
    http.get('/api/any', async () => {
      await held;
      return new Response('{}', { headers: { 'Session-Ends-In': '600' } });
    }),
  );
  const call = get('/any');
  store.dispatch(started(buildSession({}, 'another')));
  release();
  await call;
  expect(end()).toBeUndefined();
});

it("stores the end by the server's clock if the device's clock is wrong", async () => {
  const { get, end } = signedIn();
  const [ahead, now] = [90 * 86_400_000, NOW];
  jest.spyOn(Date, 'now').mockReturnValue(now + ahead);
  server.use(
    http.get('/api/any', () => {
      const headers = { Date: new Date(now).toUTCString(), 'Session-Ends-In': '600' };
      return new Response('{}', { headers });
    }),
  );
  await get('/any');
  expect(end()).toBe(now + 600_000);
});
