import { http } from 'msw/core/http';
import { answered, connectionSlice, lost } from '../../../src/client/shared/api/connectionSlice';
import type { ConnectionState } from '../../../src/client/shared/api/connectionSlice';
import { makeCaller } from '../../helpers/client/probe';
import { dropped, empty, page } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { server } from '../../helpers/client/server';

const online: ConnectionState = { status: 'online' };
const down: ConnectionState = { status: 'down', since: 1000 };

it.each([
  [online, lost(1000), down],
  [down, lost(2000), down],
  [online, answered(), online],
  [down, answered(), online],
])('from %j, %j leads to %j', (state, event, next) =>
  expect(connectionSlice.reducer(state, event)).toEqual(next),
);

/** The connection state after a response, starting from both states. */
async function statusesAfter(reply: () => Response) {
  const caller = makeCaller();
  server.use(http.all('*/api/weather', reply));
  const statuses = [];
  for (const before of [answered(), lost(1000)]) {
    caller.store.dispatch(before);
    await caller.send({ url: '/weather' });
    statuses.push(caller.store.getState().connection.status);
  }
  return statuses;
}

it.each([
  ['no response', dropped, ['down', 'down']],
  ['502', () => page(502), ['down', 'down']],
  ['504', () => page(504), ['down', 'down']],
  ['503, which may be of either', () => empty(503), ['online', 'down']],
  ['a success', () => empty(), ['online', 'online']],
  ['404', () => empty(404), ['online', 'online']],
  ['422', () => empty(422), ['online', 'online']],
  ['500', () => empty(500), ['online', 'online']],
])('sets the connection state after %s', async (_, reply, statuses) =>
  expect(await statusesAfter(reply)).toEqual(statuses),
);

it('ignores an aborted request for the connection state', async () => {
  const { store, send } = makeCaller();
  const { held, release } = hold();
  const { held: arrived, release: arrive } = hold();
  server.use(
    http.post('*/api/weather', () => {
      arrive();
      return held.then(() => empty());
    }),
  );
  const seen = new Set<string>();
  store.subscribe(() => seen.add(store.getState().connection.status));
  const request = send({ url: '/weather' });
  await arrived;
  request.abort();
  await request;
  release();
  // This request is aborted before its response. The response of another call comes later.
  await send({ url: '/weather' });
  expect([...seen]).toEqual(['online']);
});
