import { sessionOf } from '../../helpers/server/recovery';
import { ADMIN, lastUser, signIn } from '../../helpers/server/testServer';
import { adminOf, clientOf, dataOf, idsOf } from '../../helpers/server/content';
import { buildImage, createSlider } from '../../helpers/server/images';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';

// One server for all tests. Each test deletes entities of its own.
const { server, headers, admin, desk } = deskFor('all');

const DAY = 24 * 3600;

async function newPost(title: string): Promise<number> {
  const images = [await photoPart(), await photoPart()];
  const form = { title, category_id: '2', 'tags[]': ['3', '1'], 'description_images[]': images };
  const { id } = postOf(await desk.create({ ...form, title: `${title}, first version` }));
  await desk.update(id, { ...form, 'description_images[]': undefined });
  return id;
}

const newSlider = async () => createSlider(server, headers, await buildImage(), await buildImage());

/** @returns its id */
async function deletedSlider(): Promise<number> {
  const { id } = await newSlider();
  await admin.delete(`/api/sliders/${id}`);
  return id;
}

const entriesOf = async (client = admin) =>
  dataOf<{ noun: string }[]>(await client.get('/api/trash?per_page=100'));
const statusOf = async (url: string) => (await admin.get(url)).statusCode;

/** Addresses of the images of an entity. */
const imagesOf = (entity: object) =>
  [...JSON.stringify(entity).matchAll(/\/api\/images\/[\w-]+/g)].map(([url]) => url);

const statusesOf = (urls: readonly string[]) => Promise.all(urls.map(statusOf));

const search = async (text: string) => idsOf(await admin.get(`/api/posts/filter?query=${text}`));

it('a deleted post is gone from every call and comes back as it was', async () => {
  await newPost('Before it');
  const id = await newPost('Typhoon Nargis');
  await newPost('After it');
  const url = `/api/posts/${id}`;
  const read = await admin.get(url);
  const list = dataOf<{ id: number }[]>(await admin.get('/api/posts'));
  const urls = imagesOf(dataOf(read));
  expect(urls).toHaveLength(3);
  server.clock.advance(60);

  const deleted = await admin.delete(url);
  expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
  expect(deleted.headers['x-restorable-until']).toBe(
    new Date(server.clock.ms + 30 * DAY * 1000).toISOString(),
  );
  expect((await admin.delete(url)).statusCode).toBe(404);
  expect((await desk.update(id)).statusCode).toBe(404);
  expect(await statusOf(url)).toBe(404);
  expect(await statusesOf(urls)).toEqual([404, 404, 404]);
  expect(await search('nargis')).toEqual([]);
  const left = await admin.get('/api/posts');
  expect(dataOf(left)).toEqual(list.filter((post) => post.id !== id));

  server.clock.advance(60);
  const restored = await admin.post(`${url}/restore`);
  expect([restored.statusCode, restored.body]).toEqual([200, read.body]);
  expect([restored.headers.etag, read.headers.etag]).toEqual(['"2"', '"2"']);
  expect((await admin.get(url)).body).toBe(read.body);
  expect(dataOf(await admin.get('/api/posts'))).toEqual(list);
  expect(await statusesOf(urls)).toEqual([200, 200, 200]);
  expect(await search('nargis')).toEqual([id]);
  expect(await search('wind')).toContain(id);
  expect((await admin.post(`${url}/restore`)).statusCode).toBe(404);
  expect(await entriesOf()).toEqual([]);
});

it('a deleted slider is gone from every call and comes back as it was, once for one key', async () => {
  await newSlider();
  const { id, images } = await newSlider();
  await newSlider();
  const url = `/api/sliders/${id}`;
  const read = await admin.get(url);
  const list = await admin.get('/api/sliders');
  await admin.delete(url);
  const urls = images.map((image) => image.url);
  expect([await statusOf(url), ...(await statusesOf(urls))]).toEqual([404, 404, 404]);
  expect(idsOf(await admin.get('/api/sliders'))).not.toContain(id);

  const keyed = clientOf(server, { ...headers, 'idempotency-key': 'undo-of-a-slider' });
  const restored = await keyed.post(`${url}/restore`);
  const repeated = await keyed.post(`${url}/restore`);
  expect([restored.body, repeated.body]).toEqual([read.body, read.body]);
  expect([restored.statusCode, repeated.statusCode]).toEqual([200, 200]);
  expect(repeated.headers['idempotency-replayed']).toBe('true');
  expect((await admin.get('/api/sliders')).body).toBe(list.body);
  expect(await statusesOf(urls)).toEqual([200, 200]);
});

describe('the list', () => {
  it('says what was deleted, when, by whom and until when it is kept, latest first', async () => {
    const { db } = server.services;
    const post = await newPost('Landslide');
    const deleter = clientOf(server, await signIn(server, 'post-delete'));
    await deleter.delete(`/api/posts/${post}`);
    const user = await lastUser(server);
    const deleted_at = server.services.now().toISOString();
    server.clock.advance(1);
    const slider = await deletedSlider();
    await db.deleteFrom('users').where('id', '=', user.id).execute();

    const kept_until = new Date(Date.parse(deleted_at) + 30 * DAY * 1000).toISOString();
    const [latest, earlier] = await entriesOf();
    expect(latest).toMatchObject({ noun: 'slider', noun_id: slider, title: null });
    const id = expect.any(Number) as number;
    const entity = { noun: 'post', noun_id: post, title: 'Landslide' };
    expect(earlier).toEqual({ id, ...entity, deleted_at, deleted_by: user, kept_until });
    const page = (await admin.get('/api/trash?per_page=1&page=2')).json<{ meta: object }>();
    expect(page).toMatchObject({ data: [earlier], meta: { current_page: 2, per_page: 1 } });
  });

  it('shows and restores only the kinds that somebody may delete', async () => {
    const [post, slider] = [await newPost('Drought'), await deletedSlider()];
    await admin.delete(`/api/posts/${post}`);
    const ids = { post, slider };
    for (const [mine, other] of [
      ['post', 'slider'],
      ['slider', 'post'],
    ] as const) {
      const editor = clientOf(server, await signIn(server, `${mine}-delete`, `${other}-edit`));
      const seen = await entriesOf(editor);
      expect(new Set(seen.map(({ noun }) => noun))).toEqual(new Set([mine]));
      const restore = (noun: 'post' | 'slider') =>
        editor.post(`/api/${noun}s/${ids[noun]}/restore`);
      expect((await restore(other)).statusCode).toBe(403);
      expect((await restore(mine)).statusCode).toBe(200);
    }
  });
});

describe('after 30 days', () => {
  const { server, headers, desk } = deskFor('all');
  const HOUR = 3600;

  /** A client that has just signed in. */
  const admin = () => adminOf(server);
  const logIn = () => sessionOf(server, ADMIN);
  const create = async (title: string) =>
    postOf(await desk.create({ title, 'description_images[]': await photoPart() })).id;

  /** The number of stored images, and how many of them are in the trash. */
  async function countImages() {
    const { db } = server.services;
    const files = db.selectFrom('image_files').select('image_id').distinct();
    const kept = db.selectFrom('trash_images').select('image_id');
    return { files: (await files.execute()).length, kept: (await kept.execute()).length };
  }

  it('what was deleted is purged with the next sign-in or deletion, images too, and until then restored', async () => {
    const client = await admin();
    const slider = await createSlider(server, headers, await buildImage(), await buildImage());
    const posts = [await create('Tsunami'), await create('Flood'), await create('Drought')];
    const urls = [`/api/sliders/${slider.id}`, ...posts.map((id) => `/api/posts/${id}`)];
    const [sliderUrl, early = '', late = '', last = ''] = urls;
    for (const url of [sliderUrl, early, late]) await client.delete(String(url));
    const { files } = await countImages();

    server.clock.advance(30 * DAY - 1);
    await logIn();
    expect((await countImages()).files).toBe(files);
    expect((await (await admin()).post(`${early}/restore`)).statusCode).toBe(200);

    server.clock.advance(1);
    const later = await admin();
    expect((await later.post(`${sliderUrl}/restore`)).statusCode).toBe(404);
    expect(await entriesOf(later)).toEqual([]);
    await logIn();
    expect((await countImages()).files).toBe(files);
    server.clock.advance(6 * HOUR);
    await logIn();
    server.clock.advance(6 * HOUR);
    await logIn();
    expect((await countImages()).kept).toBe(0);
    expect((await countImages()).files).toBe(files - 4);

    await (await admin()).delete(early);
    server.clock.advance(30 * DAY);
    await logIn();
    server.clock.advance(6 * HOUR);
    await (await admin()).delete(last);
    expect(await countImages()).toEqual({ files: files - 6, kept: 2 });
  });
});

it('shows one kind of what was deleted, to those who may restore it', async () => {
  const id = await newPost('Filtered');
  await admin.delete(`/api/posts/${id}`);
  await deletedSlider();
  for (const noun of ['post', 'slider']) {
    const entries = dataOf<{ noun: string }[]>(await admin.get(`/api/trash?noun=${noun}`));
    expect(new Set(entries.map((entry) => entry.noun))).toEqual(new Set([noun]));
  }
  expect((await admin.get('/api/trash?noun=user')).statusCode).toBe(422);
  const editor = clientOf(server, await signIn(server, 'slider-delete'));
  expect((await editor.get('/api/trash?noun=post')).statusCode).toBe(403);
});

it('deletes for good what is in the trash, with its images, and records it', async () => {
  const slider = await newSlider();
  const id = await newPost('Gone');
  const places = [
    ['slider', `/api/sliders/${slider.id}`, `/api/trash/sliders/${slider.id}`, slider.id],
    ['post', `/api/posts/${id}`, `/api/trash/posts/${id}`, id],
  ] as const;
  const { db } = server.services;
  const countFiles = async () =>
    (await db.selectFrom('image_files').select('image_id').execute()).length;
  const before = await countFiles();
  for (const [noun, url, trashed, nounId] of places) {
    expect((await admin.delete(trashed)).statusCode).toBe(404);
    await admin.delete(url);
    expect((await admin.delete(trashed)).statusCode).toBe(204);
    expect((await admin.post(`${url}/restore`)).statusCode).toBe(404);
    expect((await admin.delete(trashed)).statusCode).toBe(404);
    const [purged] = dataOf<object[]>(await admin.get('/api/audit?action=purge'));
    expect(purged).toMatchObject({ noun, noun_id: nounId, name: '' });
  }
  expect(await countFiles()).toBeLessThan(before);
});

it('says who deleted an entity and whether it can be restored, to reads and to updates', async () => {
  const id = await newPost('Withdrawn');
  await admin.delete(`/api/posts/${id}`);
  const gone = {
    message: 'Not found.',
    deleted_by: expect.stringMatching(/^User \d+$/) as string,
    restorable: true,
  };
  for (const refused of [await admin.get(`/api/posts/${id}`), await desk.update(id)]) {
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({
      ...gone,
      deleted_at: new Date(server.clock.ms).toISOString(),
    });
  }
  const person = { name: 'Hla', email: 'hla@example.org', role_id: 4, password: 'secret-2026' };
  const user = dataOf<{ id: number }>(
    await admin.post('/api/users', { ...person, password_confirmation: person.password }),
  );
  await admin.delete(`/api/users/${user.id}`);
  expect((await admin.get(`/api/users/${user.id}`)).json()).toMatchObject({
    ...gone,
    restorable: false,
  });
  expect((await admin.get('/api/posts/9999')).json()).toEqual({ message: 'Not found.' });
});
