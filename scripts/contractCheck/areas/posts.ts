import { readPost } from '../../../src/client/features/posts/readPost';
import { readPostCategories } from '../../../src/client/shared/api/readPostCategories';
import type { StoredPost } from '../../../src/client/features/posts/readPost';
import { unwrap } from '../../../src/client/shared/api/normalize';
import { dayOfCreatedAt } from '../../../src/client/shared/text/dates';
import type { Id } from '../../../src/contract/ids';
import { isSameId } from '../../../src/contract/ids';
import type { Answer, Api } from '../api';
import { checkPages, checkSearch, create, itemsOf } from '../lists';
import { formOf, photograph } from '../samples';

type Fields = [name: string, value: string | File][];

const UPDATE = 'POST /api/posts/{id}';
const BACKDATE = '05-06-2026';
const DAY = '2026-06-05';
const HTML = '<p>The <strong>river</strong> is rising.</p>';

interface Context {
  category: Id;
  tag: Id;
  stamp: string;
}

const fieldsOf = ({ category, stamp }: Context, backdate: string): Fields => [
  ['title', `Check ${stamp}`],
  ['description', HTML],
  ['category_id', String(category)],
  ['type', 'knowledge'],
  ['backdate', backdate],
];

async function readBack(api: Api, id: Id): Promise<[Answer, StoredPost | null]> {
  const answer = await api.succeed('GET /api/posts/{id}', { id });
  return [answer, readPost(unwrap(answer.body))];
}

async function checkCategory(api: Api, category: Id): Promise<void> {
  const answer = await api.succeed('GET /api/posts/categories');
  const isOffered = readPostCategories(answer.body).some(({ id }) => isSameId(id, category));
  answer.expect(isOffered, 'It lacks a new category.');
}

async function checkPost(api: Api, id: Id, { category, tag, stamp }: Context): Promise<void> {
  const [answer, post] = await readBack(api, id);
  const expect = (holds: boolean, what: string, place = '#post') =>
    answer.expect(holds, `${what} is not what was sent.`, place);
  expect(post?.title === `Check ${stamp}`, 'The title');
  expect(post?.description === HTML, 'The description');
  expect(post?.type === 'knowledge', 'The type');
  expect(isSameId(post?.categoryId ?? '', category), 'The category ("categoryId")');
  expect(post?.tags.some(({ id }) => isSameId(id, tag)) === true, 'The tag');
  expect(dayOfCreatedAt(post?.created_at) === DAY, 'The backdate ("created_at")', '#dates');
  expect(Boolean(post?.cover_image), 'The cover', '#images');
  expect(post?.description_images.length === 1, 'The number of description images', '#images');
}

/** Searches for exactly the day of the backdate. */
async function checkDays(api: Api, id: Id, { stamp }: Context): Promise<void> {
  const query = { page: 1, per_page: 5, query: `Check ${stamp}`, start_date: DAY, end_date: DAY };
  const answer = await api.succeed('GET /api/posts/filter', { query });
  const isFound = itemsOf(answer).some((item) => isSameId(String(item.id), id));
  answer.expect(isFound, 'A search for the day of a backdate does not find the post.', '#dates');
}

async function checkUpdate(api: Api, id: Id, context: Context): Promise<void> {
  const [, before] = await readBack(api, id);
  const body = formOf([
    ...fieldsOf(context, BACKDATE),
    ['tags[0]', String(context.tag)],
    ['removed_description_images[]', String(before?.description_images[0]?.id)],
    ['removed_cover_image', '1'],
  ]);
  const update = await api.succeed(UPDATE, { id, body });
  const [, after] = await readBack(api, id);
  const isKept = after?.created_at === before?.created_at;
  update.expect(isKept, 'The same backdate changes "created_at".', '#dates');
  update.expect(after?.cover_image === null, 'The cover is not removed.', '#oddities');
  const isRemoved = after?.description_images.length === 0;
  update.expect(isRemoved, 'The description image is not removed.', '#oddities');
}

async function checkRefusals(api: Api, id: Id, context: Context): Promise<void> {
  const tagless = await api.call(UPDATE, { id, body: formOf(fieldsOf(context, BACKDATE)) });
  tagless.expectRefusal('tags', 'Without tags');
  const fields: Fields = [...fieldsOf(context, '01-01-2999'), ['tags[0]', String(context.tag)]];
  const future = await api.call(UPDATE, { id, body: formOf(fields) });
  future.expectRefusal('backdate', 'With a backdate in the future');
}

async function createPost(api: Api, context: Context, backdate: string): Promise<Id> {
  const body = formOf([
    ...fieldsOf(context, backdate),
    ['tags[0]', String(context.tag)],
    ['cover_image', photograph()],
    ['description_images[]', photograph()],
  ]);
  const listed = { call: 'GET /api/posts/filter', text: `Check ${context.stamp}` };
  return create(api, 'POST /api/posts', { body, listed });
}

async function remove(api: Api, id: Id): Promise<void> {
  const deletion = await api.succeed('DELETE /api/posts/{id}', { id });
  const { status } = await api.call('GET /api/posts/{id}', { id });
  deletion.expect(status === 404, 'A deleted post is still there.', '#failures');
}

export async function checkPosts(api: Api, context: Context): Promise<void> {
  await checkCategory(api, context.category);
  const undated = { ...context, stamp: `now ${context.stamp}` };
  const newest = await createPost(api, undated, '');
  await checkPages(api, 'GET /api/posts');
  const text = `Check ${undated.stamp}`;
  await checkSearch(api, 'GET /api/posts/filter', { found: newest, text });
  await remove(api, newest);
  const id = await createPost(api, context, BACKDATE);
  await checkPost(api, id, context);
  await checkDays(api, id, context);
  await checkUpdate(api, id, context);
  await checkRefusals(api, id, context);
  await remove(api, id);
}
