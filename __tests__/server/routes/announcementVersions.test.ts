import type { AnnouncementVersion } from '../../../src/contract/announcement';
import { addAuditRecord } from '../../helpers/server/audit';
import { lastUser, startedFor } from '../../helpers/server/testServer';
import { adminOf, dataOf } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

const server = startedFor('all');
let me: Client;
let other: Client;
let [mine, theirs]: string[] = [];
let id: number;

beforeAll(async () => {
  me = await adminOf(server);
  ({ name: mine } = await lastUser(server));
  other = await adminOf(server);
  ({ name: theirs } = await lastUser(server));
  await night();
});

const at = (hour: number) => `2026-06-05T${String(hour).padStart(2, '0')}:00:00.000Z`;

async function write(client: Client, hour: number, path: string, body?: object): Promise<number> {
  server.clock.ms = Date.parse(at(hour));
  const response = path
    ? await client.put(path, body)
    : await client.post('/api/announcements', body);
  return dataOf(response).id;
}

async function renew(client: Client, hour: number): Promise<void> {
  server.clock.ms = Date.parse(at(hour));
  expect((await client.post(`/api/announcements/${id}/renewal`)).statusCode).toBe(200);
}

/**
 * A warning of one night: it is written, renewed, saved unchanged, corrected, narrowed to one area,
 * and taken down.
 */
async function night(): Promise<void> {
  id = await write(me, 3, '', { text: 'မိုး Rain', type: 'be careful' });
  const path = `/api/announcements/${id}`;
  await renew(other, 4);
  await renew(me, 5);
  await write(other, 6, path, { text: 'မိုး Rain', type: 'be careful' });
  await write(other, 7, path, { text: 'မိုး Rain', type: 'warning' });
  await write(me, 8, path, { text: 'Heavy "rain"', type: 'warning' });
  await renew(other, 9);
  await write(me, 10, path, { text: 'Heavy "rain"', type: 'warning', areas: ['MM-02'] });
  await write(me, 11, path, { text: '', type: 'pleasant' });
}

async function versionsOf(one: number, query = '') {
  const response = await me.get(`/api/announcements/${one}/versions${query}`);
  return response.json<{ data: AnnouncementVersion[]; meta: object; links: object }>();
}

it('lists the texts, types and areas with who, how long and renewals, newest first', async () => {
  const { data, meta } = await versionsOf(id);
  expect(data).toEqual(
    [
      {
        text: '',
        type: 'pleasant',
        user_name: mine,
        from: at(11),
        until: null,
        areas: ['MM-02'],
        renewals: [],
      },
      {
        text: 'Heavy "rain"',
        type: 'warning',
        user_name: mine,
        from: at(10),
        until: at(11),
        areas: ['MM-02'],
        renewals: [],
      },
      {
        text: 'Heavy "rain"',
        type: 'warning',
        user_name: mine,
        from: at(8),
        until: at(10),
        renewals: [{ at: at(9), user_name: theirs }],
      },
      {
        text: 'မိုး Rain',
        type: 'warning',
        user_name: theirs,
        from: at(7),
        until: at(8),
        renewals: [],
      },
      {
        text: 'မိုး Rain',
        type: 'be careful',
        user_name: mine,
        from: at(3),
        until: at(7),
        renewals: [
          { at: at(4), user_name: theirs },
          { at: at(5), user_name: mine },
        ],
      },
    ].map((version) => ({ areas: [], ...version, id: expect.any(Number) as number })),
  );
  expect(meta).toMatchObject({ total: 5, per_page: 10, current_page: 1 });
});

it('has pages that join without a gap, each with its own renewals', async () => {
  const { data } = await versionsOf(id);
  const pages = [];
  for (const page of [1, 2]) {
    pages.push(...(await versionsOf(id, `?per_page=3&page=${page}`)).data);
  }
  expect(pages).toEqual(data);
});

it('has no areas in the versions of a server that kept none', async () => {
  const after = { id: id + 2, text: 'Fine', type: 'pleasant', issued_at: at(12) };
  await server.services.db
    .insertInto('announcements')
    .values({ ...after, id: id + 2, areas: '', created_at: at(12) })
    .execute();
  await addAuditRecord(server, { entity: 'announcement', entityId: id + 2, after });
  expect((await versionsOf(id + 2)).data).toMatchObject([{ text: 'Fine', areas: [] }]);
});

it('lists nothing of another announcement', async () => {
  const { data } = await versionsOf(id);
  const after = { id: id + 1, text: 'Fine', type: 'pleasant', issued_at: at(12) };
  await addAuditRecord(server, { entity: 'announcement', entityId: id + 1, after });
  expect((await versionsOf(id)).data).toEqual(data);
});

it('lists the 1000 newest renewals of a page at most', async () => {
  const renewal = { action: 'renew', entity: 'announcement', entityId: id, after: null } as const;
  for (let minute = 0; minute <= 1000; minute += 1) {
    await addAuditRecord(server, renewal, new Date(Date.parse(at(12)) + minute * 60_000));
  }
  const [newer, older] = (await versionsOf(id)).data;
  expect(newer?.renewals).toHaveLength(1000);
  const last = new Date(Date.parse(at(12)) + 60_000_000).toISOString();
  expect(newer?.renewals.at(-1)).toEqual({ at: last, user_name: 'Daw Khin' });
  expect(older?.renewals).toEqual([]);
});
