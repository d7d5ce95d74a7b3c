import { sql } from 'kysely';
import { deletePost } from '../../../src/server/store/posts';
import { deleteSlider } from '../../../src/server/store/sliders';
import { inTransaction } from '../../../src/server/store/engine/store';
import { createTag } from '../../../src/server/store/tags';
import { createUser } from '../../../src/server/store/users';
import { addRole, buildCategory, dataOf, expectRefusal, idsOf } from '../../helpers/server/content';
import { buildImage, createSlider, upload } from '../../helpers/server/images';
import type { Field } from '../../helpers/postForm';
import { deskFor, postOf } from '../../helpers/server/posts';
import { addUser } from '../../helpers/server/testServer';

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
  const id = await createUser(db, { name: long, email, passwordHash: '', roleId: role_id }, now());
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
  expect(await db.selectFrom('images').select('id').where('id', '>=', 1000).execute()).toEqual([]);
});
