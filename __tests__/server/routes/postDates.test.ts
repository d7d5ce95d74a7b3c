import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { idsOf, refusal } from '../../helpers/server/content';
import { openDesk, postOf } from '../../helpers/server/posts';
import type { Desk } from '../../helpers/server/posts';

let server: TestServer;
let desk: Desk;

beforeEach(async () => {
  server = await startTestServer();
  desk = await openDesk(server);
  // The clocks move further than a session lasts.
  const expires_at = '2099-01-01T00:00:00.000Z';
  await server.services.db.updateTable('sessions').set({ expires_at }).execute();
});

afterEach(async () => {
  jest.useRealTimers();
  await server.stop();
});

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
const CLEARERS = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;

/** Sets the clocks of the machine and of the server. */
function setClocks(instant: string): void {
  server.clock.ms = Date.parse(instant);
  const doNotFake = [...TIMERS, ...CLEARERS, 'performance' as const, 'hrtime' as const];
  jest.useFakeTimers({ now: server.clock.ms, doNotFake });
}

/** Yangon is six hours and a half ahead: its 6 June begins at 17:30 of the 5th. */
const MORNING = '2026-06-05T03:00:00.000Z';
const EARLY = '2026-06-04T17:30:00.000Z';
const LATE = '2026-06-05T17:29:59.999Z';
const NEXT = '2026-06-05T17:30:00.000Z';

describe('the backdate of a new post', () => {
  it.each([
    [MORNING, '', MORNING],
    [MORNING, '05-06-2026', MORNING],
    [MORNING, '04-06-2026', '2026-06-04T05:30:00.000Z'],
    [MORNING, '29-02-2024', '2024-02-29T05:30:00.000Z'],
    [EARLY, '05-06-2026', EARLY],
    [EARLY, '04-06-2026', '2026-06-04T05:30:00.000Z'],
    [LATE, '05-06-2026', LATE],
    [NEXT, '06-06-2026', NEXT],
    [NEXT, '05-06-2026', '2026-06-05T05:30:00.000Z'],
  ])('at %s, "%s" makes it of %s', async (now, backdate, createdAt) => {
    setClocks(now);
    expect(postOf(await desk.create({ backdate })).created_at).toBe(createdAt);
  });

  it('can be omitted', async () => {
    setClocks(MORNING);
    expect(postOf(await desk.create({ backdate: undefined })).created_at).toBe(MORNING);
  });

  it.each([
    [MORNING, '06-06-2026'],
    [EARLY, '06-06-2026'],
    [LATE, '06-06-2026'],
    [NEXT, '07-06-2026'],
    [MORNING, '31-02-2026'],
    [MORNING, '5-6-2026'],
    [MORNING, '05/06/2026'],
    [MORNING, MORNING],
  ])('at %s cannot be "%s"', async (now, backdate) => {
    setClocks(now);
    const response = await desk.create({ backdate });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('backdate', 'Backdate cannot be in the future.'));
  });

  it('is the day under which the post is found', async () => {
    setClocks(MORNING);
    await desk.create({ backdate: '03-06-2026' });
    await desk.create();
    const find = async (day: string) =>
      idsOf(await desk.admin.get(`/api/posts/filter?start_date=${day}&end_date=${day}`));
    expect(await find('2026-06-03')).toEqual([1]);
    expect(await find('2026-06-05')).toEqual([2]);
    expect(idsOf(await desk.admin.get('/api/posts'))).toEqual([2, 1]);
  });
});

describe('the backdate of an update', () => {
  it.each([
    ['nothing', undefined, EARLY],
    ['an empty field', '', EARLY],
    ['the day that it has', '05-06-2026', EARLY],
    ['the day before', '04-06-2026', '2026-06-04T05:30:00.000Z'],
    ['the present day', '06-06-2026', NEXT],
  ])('%s gives the post that time', async (_case, backdate, createdAt) => {
    setClocks(EARLY);
    await desk.create();
    setClocks(NEXT);
    expect(postOf(await desk.update(1, { backdate })).created_at).toBe(createdAt);
    expect(postOf(await desk.admin.get('/api/posts/1')).created_at).toBe(createdAt);
  });

  it('cannot be tomorrow', async () => {
    setClocks(LATE);
    await desk.create();
    const response = await desk.update(1, { backdate: '06-06-2026' });
    expect(response.json()).toEqual(refusal('backdate', 'Backdate cannot be in the future.'));
  });

  it('moves a post in the list', async () => {
    setClocks(MORNING);
    await desk.create();
    await desk.create();
    await desk.update(2, { backdate: '01-06-2026' });
    expect(idsOf(await desk.admin.get('/api/posts'))).toEqual([1, 2]);
    expect(idsOf(await desk.admin.get('/api/posts/filter?query=rain'))).toEqual([1, 2]);
  });
});
