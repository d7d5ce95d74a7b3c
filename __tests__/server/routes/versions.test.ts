import type { AnnouncementVersion } from '../../../src/contract/announcement';
import type { RecordVersion } from '../../../src/contract/recordVersion';
import { changeAfter } from '../../../src/server/store/history';
import { createPost } from '../../../src/server/store/posts';
import { addAuditRecord } from '../../helpers/server/audit';
import {
  addRole,
  adminFor,
  adminOf,
  buildCategory,
  buildRole,
  dataOf,
} from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';
import { buildImage, createSlider } from '../../helpers/server/images';
import { lastUser, startedFor } from '../../helpers/server/testServer';

describe('versions of records', () => {
  const { server, headers, admin } = adminFor('each');

  type Version = RecordVersion<Record<string, unknown>>;
  type Row = { data: Record<string, unknown> };
  type Page = { data: Version[]; meta: { total: number } };

  const versionsOf = async (path: string, query = '') =>
    (await admin.get(`${path}/versions${query}`)).json<Page>();

  const at = (hour: number) => `2026-06-05T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const setHour = (hour: number) => {
    server.clock.ms = Date.parse(at(hour));
  };

  /** A category that is created at 4, saved unchanged at 5, and renamed at 6, 7 and 8. */
  async function renamedCategory(): Promise<string> {
    const body = buildCategory({ name: 'At 4' });
    setHour(4);
    const path = `/api/categories/${dataOf(await admin.post('/api/categories', body)).id}`;
    for (const [hour, name] of [
      [5, 'At 4'],
      [6, 'At 6'],
      [7, 'At 7'],
      [8, 'At 8'],
    ] as const) {
      setHour(hour);
      expect((await admin.put(path, { ...body, name })).statusCode).toBe(200);
    }
    return path;
  }

  it('lists earlier states with user and time, newest first, without saves that changed nothing', async () => {
    const path = await renamedCategory();
    const { data, meta } = await versionsOf(path);
    const { name } = await lastUser(server);
    const version = (hour: number, until: number | null) => ({
      id: expect.any(Number) as number,
      entity: expect.objectContaining({ name: `At ${hour}`, level: 1 }) as object,
      user_name: name,
      from: at(hour),
      until: until && at(until),
    });
    expect(data).toEqual([version(8, null), version(7, 8), version(6, 7), version(4, 6)]);
    expect(meta).toMatchObject({ total: 4, per_page: 10 });
  });

  /** Adds records of saves that changed nothing, one a minute, as earlier versions did. */
  async function recordUnchanged(path: string, count: number): Promise<void> {
    const { data } = await versionsOf(path);
    const [entity, id] = [data[0]?.entity, Number(path.split('/').at(-1))];
    const save = { action: 'update', entity: 'category', entityId: id } as const;
    for (let minute = 0; minute < count; minute += 1) {
      server.clock.advance(60);
      await addAuditRecord(server, { ...save, before: entity, after: { ...entity, version: 99 } });
    }
  }

  it('leaves out saves that changed nothing and were recorded by an earlier version', async () => {
    const path = await renamedCategory();
    await recordUnchanged(path, 3);
    const [newest, ...others] = (await versionsOf(path)).data;
    expect(newest).toMatchObject({ from: at(8), until: null });
    expect(others).toHaveLength(3);
  });

  it('searches the end of a version in a bounded number of turns, in which others run', async () => {
    const path = await renamedCategory();
    const [newest] = (await versionsOf(path)).data;
    await recordUnchanged(path, 30);
    const subject = { entity: 'category', id: Number(newest?.entity.id) } as const;
    let turns = 0;
    const count = () => {
      turns += 1;
      counter = setImmediate(count);
    };
    let counter = setImmediate(count);
    const found = await changeAfter(server.services.db, subject, Number(newest?.id));
    clearImmediate(counter);
    expect(found?.created_at).toBe('2026-06-05T08:21:00.000Z');
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('has pages that join without a gap', async () => {
    const path = await renamedCategory();
    await recordUnchanged(path, 3);
    const pages = [1, 2, 3, 4].map((page) => versionsOf(path, `?per_page=2&page=${page}`));
    const joined = (await Promise.all(pages)).flatMap(({ data }) => data);
    expect(joined).toEqual((await versionsOf(path)).data);
  });

  it('ends with the state before the first record', async () => {
    const roleId = await addRole(server, 'observer', ['post-create']);
    const path = `/api/roles/${roleId}`;
    const { name } = buildRole();
    expect((await admin.put(path, { name, permissions: [] })).statusCode).toBe(200);
    const { data } = await versionsOf(path);
    expect(data).toMatchObject([
      { entity: { name, permissions: [] }, from: at(3), until: null },
      {
        id: 0,
        user_name: null,
        from: null,
        until: at(3),
        entity: { permissions: ['post-create'] },
      },
    ]);
  });

  it('shows only the fields of the entity', async () => {
    const { data } = await admin
      .get('/api/users/1')
      .then((response) => response.json<{ data: object }>());
    const before = { ...data, name: 'U Ba' };
    const after = { ...data, password_hash: 'x', must_change_password: true };
    const change = { action: 'update', entity: 'user', entityId: 1, before, after } as const;
    await addAuditRecord(server, change);
    await addAuditRecord(server, {
      ...change,
      action: 'reset-password',
      before: null,
      after: null,
    });
    const [newest, ...others] = (await versionsOf('/api/users/1')).data;
    expect(newest?.entity).toEqual(data);
    expect(Object.keys(newest ?? {}).sort()).toEqual([
      'entity',
      'from',
      'id',
      'until',
      'user_name',
    ]);
    expect(others.map(({ entity }) => entity.name)).toEqual(['U Ba']);
  });

  it('lists nothing of a deleted entity, and continues after its restoration', async () => {
    const { id } = await createSlider(server, headers, await buildImage());
    const path = `/api/sliders/${id}`;
    const before = (await versionsOf(path)).data;
    expect(before).toHaveLength(1);
    await admin.delete(path);
    expect((await admin.get(`${path}/versions`)).statusCode).toBe(404);
    await admin.post(`${path}/restore`);
    expect((await versionsOf(path)).data).toEqual(before);
  });

  it('shows every description at full length', async () => {
    const { data: category } = (await admin.post('/api/categories', buildCategory())).json<Row>();
    const row = { title: 'Rain', type: 'post', category_id: Number(category.id) } as const;
    const description = `<p>${'မိုး '.repeat(50_000)}</p>`;
    const { db, now } = server.services;
    const cover = { cover_image: null, description_images: [], tags: [] };
    const id = await createPost(db, { ...row, ...cover, description }, now());
    const after = (await admin.get(`/api/posts/${id}`)).json<Row>().data;
    for (const title of ['One', 'Two', 'Three']) {
      const change = { action: 'update', entity: 'post', entityId: id, before: null } as const;
      await addAuditRecord(server, { ...change, after: { ...after, title } });
    }
    const { data } = await versionsOf(`/api/posts/${id}`);
    expect(data.map(({ entity }) => entity.title)).toEqual(['Three', 'Two', 'One']);
    expect(data.every(({ entity }) => entity.description === description)).toBe(true);
  });
});

describe('versions of an announcement', () => {
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
});
