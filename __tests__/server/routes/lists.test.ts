import { deletePost } from '../../../src/server/store/posts';
import { deleteSlider } from '../../../src/server/store/sliders';
import { inTransaction } from '../../../src/server/store/store';
import { addRole, buildCategory, idsOf, refusal } from '../../helpers/server/content';
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
    expect(post.json()).toEqual(refusal('removed_description_images', REMOVED));
    const slider = await createSlider(server, headers, await buildImage());
    const fields = removed.map((gone): Field => ['removed_slider_image[]', gone]);
    const url = `/api/sliders/${slider.id}`;
    const response = await upload(server, url, headers, ['_method', 'PUT'], ...fields);
    expect(response.json()).toEqual(refusal('removed_slider_image', REMOVED));
  });

  it('with more fields than any form has names the field', async () => {
    const fields = Array.from({ length: 5000 }, (_, index): Field => [`tags[${index}]`, '1']);
    const response = await upload(server, '/api/posts', headers, ...fields);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('tags', 'A form can have at most 1200 fields.'));
  });
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

/** More than the parameters that a query of SQLite may have. */
const MANY = 33_000;

it('deletes a post and a slider with any number of images', async () => {
  const { db } = server.services;
  const { id: post_id } = postOf(await desk.create());
  const { id: slider_id } = await createSlider(server, headers, await buildImage());
  const row = { content_type: 'image/jpeg', width: 1, height: 1, size: 1, created_at: '' };
  const ids = Array.from({ length: 2 * MANY }, (_, index) => 1000 + index);
  const isOfPost = (id: number) => id % 2 === 0;
  for (let start = 0; start < ids.length; start += 2000) {
    const some = ids.slice(start, start + 2000);
    await db
      .insertInto('images')
      .values(some.map((id) => ({ id, key: `key ${id}`, ...row })))
      .execute();
    const ofPost = some
      .filter(isOfPost)
      .map((image_id) => ({ post_id, image_id, use: 'description' }) as const);
    await db.insertInto('post_images').values(ofPost).execute();
    const ofSlider = some
      .filter((id) => !isOfPost(id))
      .map((image_id) => ({ slider_id, image_id }));
    await db.insertInto('slider_images').values(ofSlider).execute();
  }
  // As on a full disk, where nothing is kept in the trash.
  await inTransaction(db, (trx) => deletePost(trx, post_id));
  await inTransaction(db, (trx) => deleteSlider(trx, Number(slider_id)));
  expect(await db.selectFrom('images').select('id').where('id', '>=', 1000).execute()).toEqual([]);
});
