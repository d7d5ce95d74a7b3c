import type { Id } from '../../../src/contract/ids';
import { isSameId } from '../../../src/contract/ids';
import type { Api } from '../api';
import { checkPages, checkSearch, itemsOf } from '../lists';

const ICON = '/build/icons/category-one.svg';

async function checkChildren(api: Api, parent: Id, child: Id): Promise<void> {
  const call = 'GET /api/categories/{id}';
  const page = await checkPages(api, call, parent);
  const ids = itemsOf(page).map(({ id }) => String(id));
  page.expect(ids.includes(String(child)), 'It does not answer the children.', '#oddities');
  const item = itemsOf(page).find(({ id }) => isSameId(String(id), child)) ?? {};
  page.expect(String(item.parent_id) === String(parent), '"parent_id" is wrong.', '#category');
  page.expect(Number(item.level) === 2, '"level" is not 2.', '#category');
}

/** @returns the id of a category for posts */
export async function checkCategories(api: Api, stamp: string): Promise<Id> {
  const [name, icon] = [`Check ${stamp}`, ICON];
  const top = { name, icon, level: 1, parent_id: null };
  const parent = (await api.succeed('POST /api/categories', { body: top })).id();
  const below = { ...top, name: `Child ${stamp}`, level: 2, parent_id: parent };
  const child = (await api.succeed('POST /api/categories', { body: below })).id();
  const empty = await api.call('POST /api/categories', { body: { ...top, name: '' } });
  empty.expectRefusal('name', 'Without a name');
  await checkPages(api, 'GET /api/categories');
  await checkChildren(api, parent, child);
  await api.succeed('PUT /api/categories/{id}', { id: child, body: below });
  const parents = 'GET /api/categories/search/parents';
  await checkSearch(api, parents, { found: parent, text: `Check ${stamp}` });
  const children = 'GET /api/categories/search/children/{id}';
  await checkSearch(api, children, { found: child, text: `Child ${stamp}`, id: parent });
  return child;
}
