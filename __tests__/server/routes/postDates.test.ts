import { idsOf } from '../../helpers/server/content';
import { deskFor, postOf } from '../../helpers/server/posts';

const { server, desk } = deskFor('all');

afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets the clocks of the machine and the server, as if all users had just signed in. */
async function setClocks(instant: string): Promise<void> {
  server.clock.ms = Date.parse(instant);
  const expires_at = new Date(server.clock.ms + 3_600_000).toISOString();
  await server.services.db
    .updateTable('sessions')
    .set({ created_at: instant, expires_at })
    .execute();
  jest.spyOn(Date, 'now').mockReturnValue(server.clock.ms);
}

/** Yangon is six and a half hours ahead: its 6 June begins at 17:30 UTC on the 5th. */
const MORNING = '2026-06-05T03:00:00.000Z';
const EARLY = '2026-06-04T17:30:00.000Z';
const LATE = '2026-06-05T17:29:59.999Z';
const NEXT = '2026-06-05T17:30:00.000Z';

describe('the backdate of a new post', () => {
  it.each([
    [MORNING, '', MORNING],
    [MORNING, '04-06-2026', '2026-06-04T05:30:00.000Z'],
    [EARLY, '05-06-2026', EARLY],
    [LATE, '05-06-2026', LATE],
    [NEXT, '06-06-2026', NEXT],
    [NEXT, '05-06-2026', '2026-06-05T05:30:00.000Z'],
  ])('at %s, "%s" makes it of %s', async (now, backdate, createdAt) => {
    await setClocks(now);
    expect(postOf(await desk.create({ backdate })).created_at).toBe(createdAt);
  });

  it('can be omitted', async () => {
    await setClocks(MORNING);
    expect(postOf(await desk.create({ backdate: undefined })).created_at).toBe(MORNING);
  });
});

it.each([
  ['nothing', undefined, EARLY],
  ['an empty field', '', EARLY],
  ['the day that it has', '05-06-2026', EARLY],
  ['the day before', '04-06-2026', '2026-06-04T05:30:00.000Z'],
  ['the present day', '06-06-2026', NEXT],
])('the backdate of an update %s gives the post that time', async (_case, backdate, createdAt) => {
  await setClocks(EARLY);
  const { id } = postOf(await desk.create());
  await setClocks(NEXT);
  expect(postOf(await desk.update(id, { backdate })).created_at).toBe(createdAt);
  expect(postOf(await desk.admin.get(`/api/posts/${id}`)).created_at).toBe(createdAt);
});

it('is the day under which the post is found, also after it has changed', async () => {
  const find = async (day: string) =>
    idsOf(await desk.admin.get(`/api/posts/filter?query=fog&start_date=${day}&end_date=${day}`));
  await setClocks('2026-07-05T03:00:00.000Z');
  const { id } = postOf(await desk.create({ title: 'Fog', backdate: '03-07-2026' }));
  expect(await find('2026-07-03')).toEqual([id]);
  await desk.update(id, { title: 'Fog', backdate: '01-07-2026' });
  expect([await find('2026-07-01'), await find('2026-07-03')]).toEqual([[id], []]);
});
