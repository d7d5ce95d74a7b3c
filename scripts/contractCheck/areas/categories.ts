import type { Id } from '../../../src/contract/ids';
import { isSameId } from '../../../src/contract/ids';
import type { Api } from '../api';
import { checkPages, checkSearch, create, itemsOf } from '../lists';

const ICON = '/build/icons/category-one.svg';
const CREATE = 'POST /api/categories';
const PARENTS = 'GET /api/categories/search/parents';
const CHILDREN = 'GET /api/categories/search/children/{id}';

async function checkChildren(api: Api, parent: Id, child: Id): Promise<void> {
  const call = 'GET /api/categories/{id}';
  const page = await checkPages(api, call, parent);
  const ids = itemsOf(page).map(({ id }) => String(id));
  page.expect(ids.includes(String(child)), 'It does not answer the children.', '#oddities');
  const item = itemsOf(page).find(({ id }) => isSameId(String(id), child)) ?? {};
  page.expect(String(item.parent_id) === String(parent), '"parent_id" is wrong.', '#category');
  page.expect(Number(item.level) === 2, '"level" is not 2.', '#category');
}

export async function checkCategories(api: Api, stamp: string): Promise<Id> {
  const [name, icon] = [`Check ${stamp}`, ICON];
  const top = { name, icon, level: 1, parent_id: null };
  const parent = await create(api, CREATE, { body: top, listed: { call: PARENTS, text: name } });
  const below = { ...top, name: `Child ${stamp}`, level: 2, parent_id: parent };
  const listed = { call: CHILDREN, id: parent, text: below.name };
  const child = await create(api, CREATE, { body: below, listed });
  const empty = await api.call(CREATE, { body: { ...top, name: '' } });
  empty.expectRefusal('name', 'Without a name');
  await checkPages(api, 'GET /api/categories');
  await checkChildren(api, parent, child);
  await api.succeed('PUT /api/categories/{id}', { id: child, body: below });
  await checkSearch(api, PARENTS, { found: parent, text: name });
  await checkSearch(api, CHILDREN, { found: child, text: below.name, id: parent });
  return child;
}
