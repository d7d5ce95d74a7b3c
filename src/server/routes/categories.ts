import { categoryIcon, categorySchema } from '../../contract/category';
import type { CategoryForm } from '../../contract/category';
import { PAGE_SIZE } from '../../contract/limits';
import { isRecord } from '../../contract/records';
import { isBlank } from '../../contract/text';
import { invalid, notFound } from '../http/errors';
import { json, toStoreId } from '../http/input';
import { dataOf, plainPageOf, ref, searchPageOf } from '../http/openapi/responses';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/categories';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';

const CATEGORY = ref('Category');
const PARENT = { parent: ref('CategoryParent') };

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

async function getCategory(db: Db, id: number): Promise<store.StoredCategory> {
  const category = await store.findCategory(db, id);
  if (!category) throw notFound();
  return category;
}

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

async function createCategory(services: Services, request: ApiRequest, form: CategoryForm) {
  const data = await audited(services, request, 'category', async (trx) => {
    const id = await store.createCategory(trx, await fieldsOf(trx, form), services.now());
    return { before: null, after: await getCategory(trx, id) };
  });
  return { data };
}

async function updateCategory(services: Services, request: ApiRequest, form: CategoryForm) {
  const id = idOf(request);
  const data = await audited(services, request, 'category', async (trx) => {
    const before = await getCategory(trx, id);
    await checkVersion(trx, request, 'category', before);
    await store.updateCategory(trx, id, await fieldsOf(trx, form, id));
    return { before, after: await getCategory(trx, id) };
  });
  return { data };
}

function categoryLists({ db }: Services): Route[] {
  const size = PAGE_SIZE.categories;
  return [
    getRoute('/api/categories', pageQuery(size), plainPageOf(CATEGORY), async (window, request) =>
      plainPage(request, window, await store.listCategories(db, null, window)),
    ),
    getRoute(
      '/api/categories/:id',
      pageQuery(size),
      plainPageOf(CATEGORY, PARENT),
      async (window, request) => {
        const parent = await getParent(db, request);
        const rows = await store.listCategories(db, parent.id, window);
        return { ...plainPage(request, window, rows), parent };
      },
    ),
    getRoute(
      '/api/categories/search/parents',
      searchQuery,
      searchPageOf(CATEGORY),
      async (search, request) =>
        searchPage(
          request,
          search,
          await store.listCategories(db, null, search.window, search.filter),
        ),
    ),
    getRoute(
      '/api/categories/search/children/:id',
      searchQuery,
      searchPageOf(CATEGORY, PARENT),
      async (search, request) => {
        const parent = await getParent(db, request);
        const rows = await store.listCategories(db, parent.id, search.window, search.filter);
        return { ...searchPage(request, search, rows), parent };
      },
    ),
  ];
}

export function categoryRoutes(services: Services): Route[] {
  return [
    ...categoryLists(services),
    route({
      method: 'POST',
      path: '/api/categories',
      access: 'category-create',
      input: json(storedCategorySchema),
      saves: true,
      status: 201,
      response: dataOf(CATEGORY),
      call: (form, request) => createCategory(services, request, form),
    }),
    route({
      method: 'PUT',
      path: '/api/categories/:id',
      access: 'category-edit',
      input: json(storedCategorySchema),
      saves: true,
      response: dataOf(CATEGORY),
      call: (form, request) => updateCategory(services, request, form),
    }),
  ];
}
