import { Category, categoryIcon, CategoryParent, categorySchema } from '../../contract/category';
import type { CategoryForm } from '../../contract/category';
import { MAX_CATEGORIES, PAGE_SIZE } from '../../contract/limits';
import { plainPageOf, searchPageOf } from '../../contract/paging';
import { isRecord } from '../../contract/records';
import { isBlank } from '../../contract/text';
import { found, invalid, notFound } from '../http/errors';
import { json, toStoreId } from '../http/input';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { getRoute, idOf, route, searchRoute } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/categories';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';

const FULL = `There can be at most ${MAX_CATEGORIES} categories.`;
const PARENT = { parent: CategoryParent };

/** A path on this site. A second slash or a backslash would lead to another site. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;
const SECURE_ADDRESS = /^https:\/\/\S+$/i;

function isSafeAddress(text: string): boolean {
  return PATH.test(text) || (SECURE_ADDRESS.test(text) && URL.canParse(text));
}

/**
 * The rules of the form; a safe address for the icon (no script or other scheme); and no parent at
 * level 1, which the form itself never sends.
 */
const storedCategorySchema = categorySchema
  .shape({
    icon: categoryIcon.test(
      'address',
      'The icon must be a path on this site or an https address.',
      (text) => isBlank(text) || isSafeAddress(text),
    ),
  })
  .test('parentless', ({ level }, { originalValue, createError }) => {
    const sent: unknown = isRecord(originalValue) ? originalValue.parent_id : null;
    if (level !== 1 || ['', null, undefined].some((none) => none === sent)) return true;
    return createError({ path: 'parent_id', message: 'A category of level 1 has no parent.' });
  });

const getCategory = async (db: Db, id: number) => found(await store.findCategory(db, id));

async function getParent(db: Db, request: ApiRequest) {
  const { id, name, icon, level } = await getCategory(db, idOf(request));
  if (level !== 1) throw notFound();
  return { id, name, icon };
}

/**
 * The chosen parent: null at level 1. At level 2 it must be a category of level 1 other than the
 * edited one, and the edited one must have no children.
 *
 * @throws HttpError 422
 */
async function chosenParent(db: Db, { level, parent_id }: CategoryForm, editedId?: number) {
  if (level === 1) return null;
  const id = toStoreId(parent_id);
  const parent = id === null ? null : await store.findCategory(db, id);
  if (parent?.level !== 1 || id === editedId) {
    throw invalid({ parent_id: ['The selected parent category is invalid.'] });
  }
  if (editedId !== undefined && (await store.hasChildren(db, editedId))) {
    throw invalid({ parent_id: ['A category with child categories cannot become a child.'] });
  }
  return id;
}

async function fieldsOf(db: Db, form: CategoryForm, editedId?: number) {
  const { name, icon } = form;
  const fields = { name, icon, parentId: await chosenParent(db, form, editedId) };
  const namesake = await store.findCategoryNamed(db, fields);
  if (namesake !== null && namesake !== editedId) {
    throw invalid({ name: ['The name has already been taken.'] });
  }
  return fields;
}

function createCategory(services: Services, request: ApiRequest, form: CategoryForm) {
  return audited(services, request, async (trx) => {
    const fields = await fieldsOf(trx, form);
    if ((await store.countCategories(trx)) >= MAX_CATEGORIES) throw invalid({ name: [FULL] });
    const id = await store.createCategory(trx, fields, services.now());
    return { before: null, after: await getCategory(trx, id) };
  });
}

function updateCategory(services: Services, request: ApiRequest, form: CategoryForm) {
  const id = idOf(request);
  return audited(services, request, async (trx) => {
    const before = await getCategory(trx, id);
    await checkVersion(trx, request, before);
    await store.updateCategory(trx, id, await fieldsOf(trx, form, id));
    return { before, after: await getCategory(trx, id) };
  });
}

export const categoryRoutes: Route[] = [
  getRoute(
    '/api/categories',
    'List parent categories',
    pageQuery(PAGE_SIZE.categories),
    plainPageOf(Category),
    async ({ db }, request, window) =>
      plainPage(request, window, await store.listCategories(db, null, window)),
  ),
  getRoute(
    '/api/categories/:id',
    'List the children of a category',
    pageQuery(PAGE_SIZE.categories),
    plainPageOf(Category, PARENT),
    async ({ db }, request, window) => {
      const parent = await getParent(db, request);
      const rows = await store.listCategories(db, parent.id, window);
      return { ...plainPage(request, window, rows), parent };
    },
  ),
  searchRoute(
    '/api/categories/search/parents',
    'Search parent categories',
    searchQuery,
    searchPageOf(Category),
    async ({ db }, request, search) => {
      const rows = await store.listCategories(db, null, search.window, search.filter);
      return searchPage(request, search, rows);
    },
  ),
  searchRoute(
    '/api/categories/search/children/:id',
    'Search the children of a category',
    searchQuery,
    searchPageOf(Category, PARENT),
    async ({ db }, request, search) => {
      const parent = await getParent(db, request);
      const rows = await store.listCategories(db, parent.id, search.window, search.filter);
      return { ...searchPage(request, search, rows), parent };
    },
  ),
  route({
    method: 'POST',
    path: '/api/categories',
    summary: 'Create a category',
    access: 'category-create',
    writes: 'category',
    input: json(storedCategorySchema),
    saves: true,
    status: 201,
    data: Category,
    call: createCategory,
  }),
  route({
    method: 'PUT',
    path: '/api/categories/:id',
    summary: 'Update a category',
    access: 'category-edit',
    writes: 'category',
    input: json(storedCategorySchema),
    saves: true,
    data: Category,
    call: updateCategory,
  }),
];
