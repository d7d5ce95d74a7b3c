import { isRecord } from '../../../src/contract/records';
import { deletePost } from '../../../src/server/store/posts';
import { deleteSlider } from '../../../src/server/store/sliders';
import { inTransaction } from '../../../src/server/store/store';
import { addRole, buildRole, refusal } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import { buildImage, createSlider, upload } from '../../helpers/server/images';
import { readDocument } from '../../helpers/server/openApi';
import { deskFor, postOf } from '../../helpers/server/posts';

const { server, admin, headers, desk } = deskFor('all');

const PERMISSIONS = refusal('permissions', 'At most 100 permissions can be selected.');
const TAGS = refusal('tags', 'A post can have at most 50 tags.');
const REMOVED = 'At most 20 images can be removed at once.';

const copies = (length: number, value: unknown = 'post-edit') =>
  Array.from({ length }, () => value);

describe('permissions', () => {
  let role: string;

  beforeAll(async () => {
    role = `/api/roles/${await addRole(server, 'lists')}`;
  });

  it.each([
    [101, 'post-edit'],
    [60_000, 'post-edit'],
    [300_000, 1],
    [200_000, null],
    [300_000, {}],
  ])('as %i copies of %j are too many, whatever they are', async (length, value) => {
    const permissions = copies(length, value);
    for (const response of [
      await admin.post('/api/roles', buildRole({ permissions })),
      await admin.put(role, buildRole({ permissions })),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        errors: { permissions: PERMISSIONS.errors.permissions },
      });
      expect(response.body.length).toBeLessThan(20_000);
    }
  });

  it('count once however often they are sent', async () => {
    const name = { en: 'Copies', mm: 'မိတ္တူများ' };
    const response = await admin.post('/api/roles', { name, permissions: copies(100) });
    expect(response.json()).toMatchObject({ data: { permissions: ['post-edit'] } });
  });
});

describe('a form', () => {
  it.each([51, 1000])('with %i tags is refused', async (length) => {
    const tags = copies(length, '1').map(String);
    expect((await desk.create({ 'tags[]': tags })).json()).toEqual(TAGS);
    const { id } = postOf(await desk.create());
    expect((await desk.update(id, { 'tags[]': tags })).json()).toEqual(TAGS);
  });

  it('may have as many tags as are allowed', async () => {
    const tags: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const { data } = (await admin.post('/api/tags', { name: `Flood ${index}` })).json<{
        data: { id: number };
      }>();
      tags.push(String(data.id));
    }
    const post = postOf(await desk.create({ 'tags[]': tags }));
    expect(post.tags.map(({ id }) => String(id))).toEqual(tags);
  });

  it('that removes too many images is refused', async () => {
    const removed = copies(21, '1').map(String);
    const { id } = postOf(await desk.create());
    const post = await desk.update(id, { 'removed_description_images[]': removed });
    expect(post.json()).toEqual(refusal('removed_description_images', REMOVED));
    const slider = await createSlider(server, headers, await buildImage());
    const fields = removed.map((gone): [string, string] => ['removed_slider_image[]', gone]);
    const url = `/api/sliders/${slider.id}`;
    const response = await upload(server, url, headers, ['_method', 'PUT'], ...fields);
    expect(response.json()).toEqual(refusal('removed_slider_image', REMOVED));
  });

  it('with more fields than any form has names the field', async () => {
    const fields = copies(5000).map((_, index): [string, string] => [`tags[${index}]`, '1']);
    const response = await upload(server, '/api/posts', headers, ...fields);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('tags', 'A form can have at most 1200 fields.'));
  });
});

/** The arrays in a schema of the OpenAPI document. */
function arraysIn(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(arraysIn);
  if (!isRecord(schema)) return [];
  const inner = Object.values(schema).flatMap(arraysIn);
  return schema.type === 'array' ? [schema, ...inner] : inner;
}

it('has the maximum of every list of a request in the OpenAPI document', async () => {
  const api = await readDocument(server);
  const sent = ENDPOINTS.flatMap(({ method, path }) => {
    const { requestBody, parameters } = api.operation(method, path);
    return arraysIn([requestBody, parameters]);
  });
  expect(new Set(sent.map(({ maxItems }) => maxItems))).toEqual(new Set([20, 50, 100]));
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
