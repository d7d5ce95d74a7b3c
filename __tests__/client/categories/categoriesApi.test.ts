import { http } from 'msw/core/http';
import { categoriesApi } from '../../../src/client/features/categories/categoriesApi';
import { MAX_PAGE_SIZE } from '../../../src/contract/limits';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import { buildChild, buildParent } from './categoryScreen';

const FIRST_PAGE = { status: 'plain', page: 1 } as const;

const { getParentCategories, getChildCategories, getAllParentCategories } = categoriesApi.endpoints;

async function readParents(...rows: unknown[]) {
  server.use(http.get('/api/categories', () => json({ data: rows })));
  const { store } = makeCaller();
  const { data } = await store.dispatch(getParentCategories.initiate(FIRST_PAGE));
  return data?.items;
}

/** The children of category 1. */
async function readChildren(...rows: unknown[]) {
  server.use(http.get('/api/categories/1', () => json({ data: rows })));
  const { store } = makeCaller();
  const { data } = await store.dispatch(getChildCategories.initiate({ id: '1', list: FIRST_PAGE }));
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
])('reads a parent %s', async (_, over, expected) =>
  expect(await readParents(buildParent(over))).toEqual([{ ...buildParent(), ...expected }]),
);

it.each<[string, Record<string, unknown>, object]>([
  ['as our own server sends it', {}, {}],
  ['with numbers as texts', { level: '2', parent_id: '1' }, { parent_id: '1' }],
  ['without level and parent', { level: undefined, parent_id: undefined }, { parent_id: '1' }],
  ['with a parent of its own', { parent_id: 5 }, { parent_id: 5 }],
])('reads a child %s', async (_, over, expected) =>
  expect(await readChildren(buildChild(over))).toEqual([{ ...buildChild(), ...expected }]),
);

it('leaves out invalid categories', async () => {
  const odd = [null, 'rain', 5, {}, { ...buildParent(), id: null }];
  expect(await readParents(...odd, buildParent())).toEqual([buildParent()]);
});

/** Collects all parents from a server that has one per page and ignores `per_page`. */
async function collectParents(answer: (page: number) => object) {
  server.use(
    http.get('/api/categories', ({ request }) =>
      json(answer(Number(new URL(request.url).searchParams.get('page')))),
    ),
  );
  const { store } = makeCaller();
  return (await store.dispatch(getAllParentCategories.initiate())).data;
}

it('collects all parents, however many pages they fill', async () => {
  const found = await collectParents((page) => ({
    data: [buildParent({ id: page })],
    meta: { current_page: page, last_page: '2' },
  }));
  expect(found).toMatchObject([{ id: 1 }, { id: 2 }]);
  const [asked] = callsOf('GET /api/categories');
  expect(new URL(asked?.url ?? '').search).toBe(`?page=1&per_page=${MAX_PAGE_SIZE}`);
});

it('ends the collection at a page without new ones, whatever its last page says', async () => {
  const meta = { current_page: 1, last_page: 9_999 };
  expect(await collectParents(() => ({ data: [buildParent()], meta }))).toEqual([buildParent()]);
  expect(callsOf('GET /api/categories')).toHaveLength(2);
});
