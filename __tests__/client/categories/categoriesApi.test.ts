import { http } from 'msw/core/http';
import { categoriesApi } from '../../../src/client/features/categories/categoriesApi';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import { buildChild, buildParent } from './categoryScreen';

const { getParentCategories, getChildCategories, getAllParentCategories } = categoriesApi.endpoints;

async function readParents(...rows: unknown[]) {
  server.use(http.get('/api/categories', () => json({ data: rows })));
  const { store } = makeCaller();
  const { data } = await store.dispatch(getParentCategories.initiate(1));
  return data?.items;
}

/** The children of the category 1. */
async function readChildren(...rows: unknown[]) {
  server.use(http.get('/api/categories/1', () => json({ data: rows })));
  const { store } = makeCaller();
  const { data } = await store.dispatch(getChildCategories.initiate({ id: '1', page: 1 }));
  return data?.items;
}

it.each<[string, Record<string, unknown>, object]>([
  ['as our own server sends it', {}, {}],
  ['with numbers as texts', { id: '1', level: '1' }, { id: '1' }],
  ['without a level', { level: undefined }, {}],
  ['without an icon', { icon: null }, { icon: null }],
  ['with an empty icon', { icon: '' }, { icon: null }],
  ['with an icon of another kind', { icon: 7 }, { icon: null }],
  ['without a name', { name: null }, { name: '' }],
  ['with a parent that a parent cannot have', { parent_id: 5 }, {}],
])('reads a parent %s', async (_, over, expected) => {
  expect(await readParents(buildParent(over))).toEqual([{ ...buildParent(), ...expected }]);
});

it.each<[string, Record<string, unknown>, object]>([
  ['as our own server sends it', {}, {}],
  ['with numbers as texts', { level: '2', parent_id: '1' }, { parent_id: '1' }],
  ['without level and parent', { level: undefined, parent_id: undefined }, { parent_id: '1' }],
  ['with a parent of its own', { parent_id: 5 }, { parent_id: 5 }],
])('reads a child %s', async (_, over, expected) => {
  expect(await readChildren(buildChild(over))).toEqual([{ ...buildChild(), ...expected }]);
});

it('leaves out what is no category', async () => {
  const odd = [null, 'rain', 5, {}, { ...buildParent(), id: null }];
  expect(await readParents(...odd, buildParent())).toEqual([buildParent()]);
});

it('ends the collection of all parents at a page without new ones, whatever its last page says', async () => {
  const answer = { data: [buildParent()], meta: { current_page: 1, last_page: 9_999 } };
  server.use(http.get('/api/categories', () => json(answer)));
  const { store } = makeCaller();
  const { data } = await store.dispatch(getAllParentCategories.initiate());
  expect(data).toEqual([buildParent()]);
  expect(callsOf('GET /api/categories')).toHaveLength(2);
});
