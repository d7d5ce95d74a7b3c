import { PAGE_SIZE } from '../../contract/limits';
import { postCreateSchema, postEditSchema } from '../../contract/post';
import type { Post, PostEditForm } from '../../contract/post';
import { audited } from './audited';
import { decodeImages } from '../http/decodeImages';
import { invalid, notFound } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import { form, noInput, toStoreId, validate } from '../http/input';
import { pageQuery, searchQuery } from '../http/pageQuery';
import { plainPage, searchPage } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { dataOf, plainPageOf, ref, searchPageOf } from '../http/openapi/responses';
import { listOf } from '../http/openapi/jsonSchema';
import type { Form } from '../http/uploads';
import { findCategory, listCategoryNames } from '../store/categories';
import { findPost, listPosts } from '../store/postRows';
import { indexSegments } from '../store/search/postIndex';
import * as store from '../store/posts';
import type { Db } from '../store/schema';
import { areTags } from '../store/tags';
import { cleanedDescription, createdAtOf } from './postRules';

const POST = ref('Post');

/** An empty list of tags may still be sent as one empty field. */
const sentPost = (sent: Form) => ({
  title: sent.text('title'),
  category_id: sent.text('category_id'),
  tags: sent.texts('tags').filter((id) => id !== ''),
  type: sent.text('type'),
  backdate: sent.text('backdate'),
  description: cleanedDescription(sent.text('description')),
  cover_image: sent.files('cover_image').at(-1),
  description_images: sent.files('description_images'),
});
type SentPost = ReturnType<typeof sentPost>;

const FALSE = ['', '0', 'false'];

const sentChange = (sent: Form) => ({
  ...sentPost(sent),
  removesCover: !FALSE.includes(sent.text('removed_cover_image') ?? ''),
  removedImageIds: sent.texts('removed_description_images').map(Number),
});

async function getPost(db: Db, id: number): Promise<Post> {
  const post = await findPost(db, id);
  if (!post) throw notFound();
  return post;
}

/** What a form asks to be stored. Nothing removes a category or a tag again. @throws HttpError 422 */
async function fieldsOf(db: Db, form: PostEditForm): Promise<store.PostFields> {
  const { title, description, type } = form;
  const categoryId = toStoreId(form.category_id) ?? 0;
  const tagIds = form.tags.map((id) => toStoreId(id) ?? 0);
  const errors: FieldErrors = {};
  if (!(await findCategory(db, categoryId))) {
    errors.category_id = ['The selected category is invalid.'];
  }
  if (!(await areTags(db, tagIds))) errors.tags = ['The selected tag is invalid.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { title, description, type, categoryId, tagIds };
}

/** The uploaded images, ready to be stored. @throws HttpError 422 */
async function imagesOf({ cover_image, description_images }: SentPost) {
  const [cover = null] = await decodeImages(cover_image ? [cover_image] : [], 'cover_image');
  return { cover, images: await decodeImages(description_images, 'description_images') };
}

/** The post is saved by then. Whatever is left of the index, the next write goes on with it. */
async function tidyIndex({ db }: Services, { log }: ApiRequest): Promise<void> {
  await indexSegments(db).catch((error: unknown) =>
    log.warn({ err: error }, 'index left as it is'),
  );
}

async function createPost(services: Services, request: ApiRequest, sent: SentPost) {
  const { db, now } = services;
  const form = await validate(postCreateSchema, sent);
  const post = { ...(await fieldsOf(db, form)), ...(await imagesOf(sent)) };
  const createdAt = new Date(createdAtOf(form.backdate, now()));
  const data = await audited(services, request, 'post', async (trx) => {
    const id = await store.createPost(trx, post, createdAt);
    return { before: null, after: await getPost(trx, id) };
  });
  await tidyIndex(services, request);
  return { data };
}

/** Images are decoded before the transaction, which so stays short, and saved inside it. */
async function updatePost(
  services: Services,
  request: ApiRequest,
  sent: ReturnType<typeof sentChange>,
) {
  const { db, now } = services;
  const id = idOf(request);
  await getPost(db, id);
  const form = await validate(postEditSchema, sent);
  const post = { ...(await fieldsOf(db, form)), ...(await imagesOf(sent)) };
  const { removesCover, removedImageIds } = sent;
  const data = await audited(services, request, 'post', async (trx) => {
    const before = await getPost(trx, id);
    const createdAt = createdAtOf(form.backdate, now(), before.created_at);
    const change = { ...post, removesCover, removedImageIds, createdAt };
    await store.updatePost(trx, id, change, now());
    return { before, after: await getPost(trx, id) };
  });
  await tidyIndex(services, request);
  return { data };
}

async function deletePost(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  await audited(services, request, 'post', async (trx) => {
    const before = await getPost(trx, id);
    await store.deletePost(trx, id);
    return { before, after: null };
  });
  await tidyIndex(services, request);
}

function postReads({ db }: Services): Route[] {
  return [
    getRoute('/api/posts', pageQuery(PAGE_SIZE.posts), plainPageOf(POST), async (window, request) =>
      plainPage(request, window, await listPosts(db, window)),
    ),
    getRoute(
      '/api/posts/filter',
      searchQuery,
      searchPageOf(POST),
      async ({ window, filter }, request) =>
        searchPage(request, window, await listPosts(db, window, filter)),
    ),
    getRoute('/api/posts/categories', noInput, dataOf(listOf(ref('CategoryName'))), async () => ({
      data: await listCategoryNames(db),
    })),
    getRoute('/api/posts/:id', noInput, dataOf(POST), async (_input, request) => ({
      data: await getPost(db, idOf(request)),
    })),
  ];
}

/** The seven calls of posts (section 7). An update without tags has none (readings 79). */
export function postRoutes(services: Services): Route[] {
  const path = '/api/posts/:id';
  return [
    ...postReads(services),
    route({
      method: 'POST',
      path: '/api/posts',
      access: 'post-create',
      input: form(sentPost, undefined, postCreateSchema),
      status: 201,
      response: dataOf(POST),
      call: (sent, request) => createPost(services, request, sent),
    }),
    route({
      method: 'PUT',
      path,
      access: 'post-edit',
      input: form(sentChange, undefined, postEditSchema),
      response: dataOf(POST),
      call: (sent, request) => updatePost(services, request, sent),
    }),
    route({
      method: 'DELETE',
      path,
      access: 'post-delete',
      input: noInput,
      response: null,
      call: (_input, request) => deletePost(services, request),
    }),
  ];
}
