import { CategoryName } from '../../contract/category';
import { BACKDATE_FORMAT, dayOf, instantsOf, parseDay } from '../../contract/dates';
import { optionalLine } from '../../contract/fields';
import { PAGE_SIZE } from '../../contract/limits';
import { plainPageOf, PostPageMeta, searchPageOf } from '../../contract/paging';
import { ListedPost, Post, postCreateSchema, postUpdateSchema } from '../../contract/post';
import type { PostEditForm } from '../../contract/post';
import { arrayOf } from '../../contract/shapes';
import { cleanDescription, hasTooMuchMarkup } from '../html/cleanDescription';
import { invalid } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import type { FormFields, Sent } from '../http/formFields';
import { convertedForm, query, toStoreId, validate } from '../http/input';
import { pageQuery, plainPage, searchPage, searchQuerySchema, toSearch } from '../http/pages';
import { dataRoute, getRoute, idOf, route, searchRoute } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Upload } from '../http/uploads';
import { findCategory, listCategoryNames } from '../store/categories';
import { lockTags } from '../store/engine/locks';
import * as store from '../store/posts';
import { countZawgyi } from '../store/postSearch';
import type { Db } from '../store/schema';
import { areTags } from '../store/tags';
import { asCaller, audited, checkVersion } from './audited';
import { decodeUploads } from './decodeUploads';
import { deletionRoute } from './deletion';
import { missing } from './missing';

const CREATED = {
  title: 'text',
  category_id: 'text',
  tags: 'texts',
  type: 'text',
  backdate: 'text',
  description: 'text',
  cover_image: 'file',
  description_images: 'files',
} as const satisfies FormFields;

const UPDATED = {
  ...CREATED,
  removed_cover_image: 'text',
  removed_description_images: 'texts',
} as const satisfies FormFields;

const NOON_MS = 12 * 3_600_000;

function cleanedDescription(html = ''): string {
  if (hasTooMuchMarkup(html)) {
    throw invalid({ description: ['The description holds too much markup.'] });
  }
  return cleanDescription(html);
}

const toPost = (sent: Sent<typeof CREATED>) => ({
  ...sent,
  tags: sent.tags.filter((id) => id !== ''),
  description: cleanedDescription(sent.description),
});
type SentPost = ReturnType<typeof toPost>;

const toUpdate = (sent: Sent<typeof UPDATED>) => ({
  ...toPost(sent),
  removed_cover_image: !['', '0', 'false'].includes(sent.removed_cover_image ?? ''),
  removed_description_images: sent.removed_description_images.map(Number),
});
type SentUpdate = ReturnType<typeof toUpdate>;

/**
 * The `created_at` for a backdate, which is a day in Asia/Yangon. Today gives the current time. An
 * earlier day gives its noon, which is on the same day in UTC, so that no screen shows the day
 * before.
 *
 * @param backdate `DD-MM-YYYY`, or '' for none
 * @param stored the current `created_at`, which is kept if it is on the same day
 */
function createdAtOf(backdate: string, now: Date, stored?: string): string {
  const day = parseDay(backdate, BACKDATE_FORMAT);
  if (day === null) return stored ?? now.toISOString();
  if (stored !== undefined && dayOf(new Date(stored)) === day) return stored;
  if (dayOf(now) === day) return now.toISOString();
  return new Date(instantsOf(day).from.getTime() + NOON_MS).toISOString();
}

const getPost = async (db: Db, id: number) =>
  (await store.findPost(db, id)) ?? missing(db, 'post', id);

const TAG_INVALID = ['The selected tag is invalid.'];

/**
 * The values to store for a form, with decoded images. Decoding is slow and must not run in a
 * transaction. Categories are never deleted, so the chosen one still exists later; `lockChosenTags`
 * checks the tags again.
 *
 * @throws HttpError 422
 */
async function newPostOf(
  services: Services,
  request: ApiRequest,
  form: PostEditForm,
  sent: SentPost,
): Promise<store.NewPost> {
  const { db } = services;
  const { title, description, type } = form;
  const category_id = toStoreId(form.category_id) ?? 0;
  const tags = form.tags.map((id) => toStoreId(id) ?? 0);
  const errors: FieldErrors = {};
  if (!(await findCategory(db, category_id))) {
    errors.category_id = ['The selected category is invalid.'];
  }
  if (!(await areTags(db, tags))) errors.tags = TAG_INVALID;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const decode = (field: keyof SentPost, files: readonly Upload[]) =>
    decodeUploads(services, request, field, files);
  const covers = sent.cover_image ? [sent.cover_image] : [];
  const [cover_image = null] = await decode('cover_image', covers);
  const description_images = await decode('description_images', sent.description_images);
  return { title, description, type, category_id, tags, cover_image, description_images };
}

/**
 * Locks the tags until the end of the transaction.
 *
 * @throws HttpError 422 if one was deleted in the meantime
 */
async function lockChosenTags(trx: Db, tags: readonly number[]): Promise<void> {
  await lockTags(trx, tags);
  if (!(await areTags(trx, tags))) throw invalid({ tags: TAG_INVALID });
}

async function createPost(services: Services, request: ApiRequest, sent: SentPost) {
  const { now } = services;
  const form = await validate(postCreateSchema, sent);
  const post = await newPostOf(services, request, form, sent);
  const createdAt = new Date(createdAtOf(form.backdate, now()));
  return audited(services, request, async (trx) => {
    await lockChosenTags(trx, post.tags);
    const id = await store.createPost(trx, post, createdAt);
    return { before: null, after: await getPost(trx, id) };
  });
}

async function updatePost(services: Services, request: ApiRequest, sent: SentUpdate) {
  const { now } = services;
  const id = idOf(request);
  await asCaller(services, request, async (trx) =>
    checkVersion(trx, request, await getPost(trx, id)),
  );
  const form = await validate(postUpdateSchema, sent);
  const post = await newPostOf(services, request, form, sent);
  const { removed_cover_image, removed_description_images } = sent;
  return audited(services, request, async (trx) => {
    const before = await getPost(trx, id);
    await checkVersion(trx, request, before);
    const created_at = createdAtOf(form.backdate, now(), before.created_at);
    await lockChosenTags(trx, post.tags);
    const removed = { removed_cover_image, removed_description_images };
    await store.updatePost(trx, id, { ...post, ...removed, created_at }, now());
    return { before, after: await getPost(trx, id) };
  });
}

const postSearchSchema = searchQuerySchema.shape({
  zawgyi: optionalLine('false'.length).oneOf(
    ['', 'true', 'false'],
    'The filter must be true or false.',
  ),
});

const postSearchQuery = query(postSearchSchema, ({ zawgyi, ...sent }) => {
  const { window, filter } = toSearch(sent);
  return { window, filter: { ...filter, onlyZawgyi: zawgyi === 'true' } };
});

export const postRoutes: Route[] = [
  getRoute(
    '/api/posts',
    'List posts',
    pageQuery(PAGE_SIZE.posts),
    plainPageOf(ListedPost, {}, PostPageMeta),
    async ({ db }, request, window) => {
      const page = plainPage(request, window, await store.listPosts(db, window));
      return { ...page, meta: { ...page.meta, zawgyi: await countZawgyi(db) } };
    },
  ),
  searchRoute(
    '/api/posts/filter',
    'Search posts',
    postSearchQuery,
    searchPageOf(ListedPost),
    async ({ db }, request, search) =>
      searchPage(request, search, await store.listPosts(db, search.window, search.filter)),
  ),
  dataRoute(
    '/api/posts/categories',
    'List the categories for posts',
    arrayOf(CategoryName),
    ({ db }) => listCategoryNames(db),
  ),
  dataRoute('/api/posts/:id', 'Read a post', Post, ({ db }, request) => getPost(db, idOf(request))),
  route({
    method: 'POST',
    path: '/api/posts',
    summary: 'Create a post',
    access: 'post-create',
    writes: 'post',
    input: convertedForm(CREATED, postCreateSchema, toPost),
    saves: true,
    status: 201,
    data: Post,
    call: createPost,
  }),
  route({
    method: 'PUT',
    path: '/api/posts/:id',
    summary: 'Update a post',
    access: 'post-edit',
    writes: 'post',
    input: convertedForm(UPDATED, postUpdateSchema, toUpdate),
    saves: true,
    data: Post,
    call: updatePost,
  }),
  deletionRoute('post', store.deletePost),
];
