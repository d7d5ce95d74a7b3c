import { sql } from 'kysely';
import { addAuditRecord } from '../../../helpers/server/audit';
import { adminFor, expectRefusal, idsOf } from '../../../helpers/server/content';

const { server, admin } = adminFor('each');

const list = (query = '') => admin.get(`/api/audit${query}`);

it('responds with a page of events, the newest first, whatever the clock said', async () => {
  server.clock.advance(60);
  await addAuditRecord(server);
  server.clock.advance(-60);
  const description = '<p>Rain</p>'.repeat(10_000);
  const before = { id: 3, title: 'Rain', description };
  const after = { id: 3, title: 'ရ'.repeat(300), description: 'မိုး' };
  await addAuditRecord(server, { action: 'update', entity: 'post', entityId: 3, before, after });
  const failure = { action: 'sign-in-failed', entity: 'user', user: null, after: null } as const;
  await addAuditRecord(server, failure);
  const detail = (await admin.get('/api/audit/2')).json<{ data: object }>().data;
  const response = await list('?per_page=2');
  const record = { request_id: 'r-1', address: '192.0.2.1' };
  const created_at = '2026-06-05T03:00:00.000Z';
  expect(response.statusCode).toBe(200);
  // `http/pages` tests the links and numbers of a page.
  const edit = {
    ...record,
    id: 2,
    created_at,
    action: 'update',
    noun: 'post',
    noun_id: 3,
    user: { id: 7, name: 'Daw Khin', email: 'khin@example.org' },
    concern: null,
  };
  const { data, meta } = response.json<{ data: object[]; meta: object }>();
  expect(data).toEqual([
    {
      ...record,
      id: 3,
      created_at,
      user: null,
      action: 'sign-in-failed',
      noun: 'user',
      noun_id: 1,
      name: '',
      name_mm: '',
      concern: 'sign-in-failed',
    },
    { ...edit, name: 'ရ'.repeat(255), name_mm: '' },
  ]);
  expect(meta).toMatchObject({ total: 3, more: false });
  expect(detail).toEqual({ ...edit, name: after.title, name_mm: '', before, after });
  expect((await admin.get('/api/audit/4')).statusCode).toBe(404);
  expect(idsOf(await list('?per_page=2&page=2'))).toEqual([1]);
  expect(idsOf(await list('?page=9'))).toEqual([]);
});

describe('filters', () => {
  const other = { id: 8, name: 'U Ba', email: 'ba@example.org' };

  beforeEach(async () => {
    const at = (instant: string) => new Date(instant);
    const post = { entity: 'post', entityId: 2 } as const;
    await addAuditRecord(server, {}, at('2026-06-01T17:29:59.999Z'));
    await addAuditRecord(server, { user: other }, at('2026-06-01T17:30:00Z'));
    await addAuditRecord(server, { ...post, action: 'delete' }, at('2026-06-02T17:29:59.999Z'));
    await addAuditRecord(server, { entityId: 2 }, at('2026-06-02T17:30:00Z'));
    await addAuditRecord(server, { ...post, user: null }, at('2026-06-03T17:30:00Z'));
  });

  it.each([
    ['', [5, 4, 3, 2, 1]],
    ['user_id=8', [2]],
    ['action=delete', [3]],
    ['noun=post', [5, 3]],
    ['noun=tag&noun_id=2', [4]],
    ['noun=post&user_id=7', [3]],
    ['start_date=2026-06-02', [5, 4, 3, 2]],
    ['end_date=2026-06-02', [3, 2, 1]],
    ['start_date=2026-06-02&end_date=2026-06-02', [3, 2]],
    ['user_id=&action=&noun=&noun_id=&start_date=&end_date=', [5, 4, 3, 2, 1]],
  ])('by "%s", days in Yangon and both included', async (query, ids) => {
    const response = await list(`?${query}`);
    expect(idsOf(response)).toEqual(ids);
    expect(response.json<{ meta: object }>().meta).toMatchObject({ total: ids.length });
  });
});

const ID = 'The id must be a whole number from 1.';
const DATE = 'Please enter dates as YYYY-MM-DD.';

it.each([
  ['user_id=x', 'user_id', ID],
  ['user_id=99999999999', 'user_id', ID],
  ['noun=tag&noun_id=1.5', 'noun_id', ID],
  ['noun_id=1', 'noun_id', 'An id needs its noun.'],
  ['noun=image', 'noun', expect.stringMatching(/^Please choose one of: slider, /)],
  ['action=read', 'action', expect.stringMatching(/^Please choose one of: create, /)],
  ['end_date=05-06-2026', 'end_date', DATE],
])('responds 422 to the filter "%s"', async (query, field, message: string) => {
  expectRefusal(await list(`?${query}`), field, message);
});

it('orders the records of a filter with days by time', async () => {
  server.clock.advance(60);
  await addAuditRecord(server);
  server.clock.advance(-60);
  await addAuditRecord(server);
  expect(idsOf(await list('?start_date=2026-06-05'))).toEqual([1, 2]);
});

it('counts ten thousand records, and leads on to the others', async () => {
  const { db } = server.services;
  await addAuditRecord(server);
  await sql`insert into audit
    with recursive ids (id) as (select 2 union all select id + 1 from ids where id < 10003)
    select ids.id, created_at, user_id, user_name, user_email, action, noun, noun_id, request_id, address,
      entities, bytes from audit, ids`.execute(db);
  const last = await list('?per_page=100&page=100');
  const page = last.json<{ meta: object; links: { next: string } }>();
  expect(page.meta).toMatchObject({ total: 10_000, last_page: 100, to: 10_000, more: true });
  expect(page.links.next).toBe('/api/audit?per_page=100&page=101');
  const beyond = await list('?per_page=100&page=101');
  expect(idsOf(beyond)).toEqual([3, 2, 1]);
  expect(beyond.json()).toMatchObject({ links: { next: null } });
});
