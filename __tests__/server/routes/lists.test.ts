import { sql } from 'kysely';
import { inTransaction } from '../../../src/server/store/engine/store';
import { deletePost } from '../../../src/server/store/posts';
import { deleteSlider } from '../../../src/server/store/sliders';
import { createTag } from '../../../src/server/store/tags';
import { createUser } from '../../../src/server/store/users';
import type { Field } from '../../helpers/postForm';
import {
  addRole,
  adminFor,
  buildCategory,
  buildRole,
  dataOf,
  expectRefusal,
  idsOf,
} from '../../helpers/server/content';
import { buildImage, createSlider, upload } from '../../helpers/server/images';
import { deskFor, postOf } from '../../helpers/server/posts';
import { addUser } from '../../helpers/server/testServer';

describe('the lists', () => {
  const { server, admin, headers, desk } = deskFor('all');

  const REMOVED = 'At most 20 images can be removed at once.';

  describe('a form', () => {
    it('that removes too many images is refused', async () => {
      const removed = Array.from({ length: 21 }, () => '1');
      const { id } = postOf(await desk.create());
      const post = await desk.update(id, { 'removed_description_images[]': removed });
      expectRefusal(post, 'removed_description_images', REMOVED);
      const slider = await createSlider(server, headers, await buildImage());
      const fields = removed.map((gone): Field => ['removed_slider_image[]', gone]);
      const url = `/api/sliders/${slider.id}`;
      const response = await upload(server, url, headers, ['_method', 'PUT'], ...fields);
      expectRefusal(response, 'removed_slider_image', REMOVED);
    });

    it('with more fields than any form has names the field', async () => {
      const fields = Array.from({ length: 5000 }, (_, index): Field => [`tags[${index}]`, '1']);
      const response = await upload(server, '/api/posts', headers, ...fields);
      expectRefusal(response, 'tags', 'A form can have at most 1200 fields.');
    });
  });

  // `contract/lengths` tests the limits.
  it('measures a description as it is stored', async () => {
    const text = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
    const created = await desk.create({ description: text(1_000_000) });
    expect(created.statusCode).toBe(201);
    // It is stored as &amp;, so it is a little longer than it was sent.
    const description = text(999_999).replace('x', '&');
    const { id } = dataOf(created);
    for (const response of [
      await desk.create({ description }),
      await desk.update(id, { description }),
    ])
      expectRefusal(response, 'description', 'Description must be at most 1 MB.');
  });

  it('shows a text that is stored and too long, and shortens it when it is edited', async () => {
    const { db, now } = server.services;
    const long = '𑄃'.repeat(300);
    const role_id = await addRole(server, 'desk');
    const tag = await createTag(db, long, now());
    expect(dataOf<object[]>(await admin.get('/api/tags'))[0]).toMatchObject({ name: long });
    expect(dataOf(await admin.post('/api/tags', { name: '𑄃'.repeat(100) }))).not.toEqual(tag);
    const email = 'long@example.org';
    const id = await createUser(
      db,
      { name: long, email, passwordHash: '', roleId: role_id },
      now(),
    );
    expect(dataOf(await admin.get(`/api/users/${id}`))).toMatchObject({ name: long });
    const refused = await admin.put(`/api/users/${id}`, { name: long, email, role_id });
    expectRefusal(refused, 'name', 'Full name must be at most 255 characters.');
    const short = await admin.put(`/api/users/${id}`, { name: 'Hla', email, role_id });
    expect(dataOf(short)).toMatchObject({ name: 'Hla' });
  });

  describe('the order of a list', () => {
    it('is oldest first for roles and categories, equally old ones by id', async () => {
      server.clock.advance(-60);
      await admin.post('/api/categories', buildCategory());
      const role = await addRole(server, 'older');
      expect(idsOf(await admin.get('/api/categories'))).toEqual([3, 1, 2]);
      expect(idsOf(await admin.get('/api/roles'))).toEqual([role, 1, 2, 3, 4]);
    });

    it('is newest first for users, equally old ones by id', async () => {
      const before = idsOf(await admin.get('/api/users'));
      server.clock.advance(120);
      const [one, two] = [await addUser(server, []), await addUser(server, [])];
      server.clock.advance(-240);
      const oldest = await addUser(server, []);
      expect(idsOf(await admin.get('/api/users'))).toEqual([two, one, ...before, oldest]);
    });
  });

  /** More than the maximum number of parameters of a query in SQLite. */
  const MANY = 33_000;

  it('deletes a post and a slider with any number of images', async () => {
    const { db } = server.services;
    const { id: post_id } = postOf(await desk.create());
    const { id: slider_id } = await createSlider(server, headers, await buildImage());
    const numbers = sql`with recursive numbers (id) as (
    select 1000 union all select id + 1 from numbers where id < ${sql.lit(1000 + 2 * MANY)})`;
    await sql`${numbers} insert into images (id, key, content_type, width, height, size, created_at)
    select id, 'key ' || id, 'image/jpeg', 1, 1, 1, '' from numbers`.execute(db);
    await sql`insert into post_images (post_id, image_id, use)
    select ${sql.lit(post_id)}, id, 'description' from images where id >= 1000 and id % 2 = 0`.execute(
      db,
    );
    await sql`insert into slider_images (slider_id, image_id)
    select ${sql.lit(Number(slider_id))}, id from images where id >= 1000 and id % 2 = 1`.execute(
      db,
    );
    // This happens on a full disk, where the trash keeps nothing.
    await inTransaction(db, (trx) => deletePost(trx, post_id));
    await inTransaction(db, (trx) => deleteSlider(trx, Number(slider_id)));
    expect(await db.selectFrom('images').select('id').where('id', '>=', 1000).execute()).toEqual(
      [],
    );
  });
});

describe('the search', () => {
  const { server, admin } = adminFor('all');

  const search = (path: string, query: Record<string, string>) =>
    admin.get(`/api/${path}?${new URLSearchParams(query).toString()}`);

  async function namesFound(query: string): Promise<string[]> {
    const response = await search('categories/search/parents', { query });
    return dataOf<{ name: string }[]>(response).map(({ name }) => name);
  }

  describe('text', () => {
    const NAMES = [
      'မိုးလေဝသ',
      'ရန်\u200Bကုန် ၂၀၂၆',
      'Cyclone Mocha',
      '100% ready',
      'snake_case',
      'wow!',
    ];
    const OTHERS = ['100 metres', 'snakeXcase', 'back\\slash'];

    beforeAll(async () => {
      for (const name of [...NAMES, ...OTHERS]) {
        await admin.post('/api/categories', buildCategory({ name }));
      }
    });

    // `contract/fold` tests how texts are folded.
    it.each([
      ['လေ၀သ', ['မိုးလေဝသ']],
      ['ရန်ကုန်2026', ['ရန်\u200Bကုန် ၂၀၂၆'.replace('\u200B', '')]],
      ['  MOCHA\u200B ', ['Cyclone Mocha']],
      ['100%', ['100% ready']],
      ['e_c', ['snake_case']],
      ['\\', ['back\\slash']],
      ['w!', ['wow!']],
      ["' or 1=1 --", []],
      ['mocha cyclone', []],
    ])('finds "%s"', async (query, expected) => expect(await namesFound(query)).toEqual(expected));

    it('finds everything for a query without visible characters', async () => {
      const response = await search('categories/search/parents', { query: ' \u200B' });
      expect(response.json<{ total: number }>().total).toBe(NAMES.length + OTHERS.length);
    });

    it('finds a category by its new name and no longer by its old one', async () => {
      await admin.put('/api/categories/1', buildCategory({ name: 'နေပူ' }));
      expect(await namesFound('နေ')).toEqual(['နေပူ']);
      expect(await namesFound('လေဝသ')).toEqual([]);
    });
  });

  describe('what is searched', () => {
    it('is both names of a role, separately', async () => {
      const name = { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' };
      await admin.post('/api/roles', buildRole({ name }));
      const totals = async (query: string) => idsOf(await search('roles/search', { query }));
      expect(await totals('CAST')).toHaveLength(1);
      expect(await totals('မှန်း')).toHaveLength(1);
      expect(await totals('casterခန့်')).toEqual([]);
      expect(await totals('caster ခန့်')).toEqual([]);
    });

    it('is the name and the e-mail address of a user', async () => {
      const user = {
        name: 'ဒေါ်လှလှ',
        email: 'HlaHla@Example.org',
        role_id: await addRole(server, 'r'),
      };
      const passwords = { password: 'secret1', password_confirmation: 'secret1' };
      const { id } = dataOf(await admin.post('/api/users', { ...user, ...passwords }));
      for (const query of ['လှ', 'hlahla@', 'HLA']) {
        expect(idsOf(await search('users/search', { query }))).toEqual([id]);
      }
    });

    it('is only the children of the given parent', async () => {
      const create = async (more: object) =>
        dataOf(await admin.post('/api/categories', buildCategory(more))).id;
      const [rain, wind] = [
        await create({ name: 'Rain' }),
        await create({ name: 'Rain and wind' }),
      ];
      await create({ name: 'Rainfall', level: 2, parent_id: rain });
      const child = await create({ name: 'Rainfall', level: 2, parent_id: wind });
      const found = async (path: string) => idsOf(await search(path, { query: 'rain' }));
      expect(await found(`categories/search/children/${wind}`)).toEqual([child]);
      expect(await found('categories/search/parents')).toEqual([rain, wind]);
    });
  });

  describe('dates', () => {
    /** Yangon is six and a half hours ahead: its 5 June begins at 17:30 UTC on the 4th. */
    const BIRTHDAYS = {
      'last of the 4th': '2026-06-04T17:29:59.999Z',
      'first of the 5th': '2026-06-04T17:30:00.000Z',
      'last of the 5th': '2026-06-05T17:29:59.999Z',
      'first of the 6th': '2026-06-05T17:30:00.000Z',
    };

    beforeAll(async () => {
      const roleId = await addRole(server, 'dated');
      for (const [name, instant] of Object.entries(BIRTHDAYS)) {
        const user = { name, email: `${instant}@x.org`, passwordHash: '', roleId };
        await createUser(server.services.db, user, new Date(instant));
      }
    });

    it('include both days in Yangon', async () => {
      const days = { query: ' of the ', start_date: '2026-06-05', end_date: '2026-06-05' };
      const users = dataOf<{ name: string }[]>(await search('users/search', days));
      expect(users.map(({ name }) => name)).toEqual(['last of the 5th', 'first of the 5th']);
    });

    it.each(['roles/search', 'categories/search/parents'])('narrow %s as well', async (path) => {
      const totalOf = async (day: string) =>
        (await search(path, { start_date: day })).json<{ total: number }>().total;
      expect(await totalOf('2026-06-05')).toBeGreaterThan(0);
      expect(await totalOf('2026-06-06')).toBe(0);
    });
  });
});
