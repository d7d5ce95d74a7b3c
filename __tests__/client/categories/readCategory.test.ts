import { readCategories, readCategory } from '../../../src/client/features/categories/readCategory';
import { buildChild, buildParent } from './categoryScreen';

it.each<[string, Record<string, unknown>, object]>([
  ['as our own server sends it', {}, {}],
  ['with numbers as texts', { id: '1', level: '1' }, { id: '1' }],
  ['without a level', { level: undefined }, {}],
  ['without an icon', { icon: null }, { icon: null }],
  ['with an empty icon', { icon: '' }, { icon: null }],
  ['with an icon of another kind', { icon: 7 }, { icon: null }],
  ['without a name', { name: null }, { name: '' }],
  ['with a parent that a parent cannot have', { parent_id: 5 }, {}],
])('reads a parent %s', (_, over, expected) => {
  expect(readCategory(buildParent(over))).toEqual({ ...buildParent(), ...expected });
});

it.each<[string, Record<string, unknown>, object]>([
  ['as our own server sends it', {}, {}],
  ['with numbers as texts', { level: '2', parent_id: '1' }, { parent_id: '1' }],
  ['without level and parent', { level: undefined, parent_id: undefined }, {}],
  ['with a parent of its own', { parent_id: 5 }, { parent_id: 5 }],
])('reads a child %s', (_, over, expected) => {
  expect(readCategory(buildChild(over), 1)).toEqual({ ...buildChild(), ...expected });
});

it.each([[null], ['rain'], [5], [{}], [{ ...buildParent(), id: null }]])(
  'finds no category in %j',
  (value) => {
    expect(readCategory(value)).toBeNull();
  },
);

it('leaves out of a page what is no category', () => {
  const page = { currentPage: 1, lastPage: 1, perPage: 5, total: 4 };
  const items = [null, 5, {}, buildParent()];
  expect(readCategories({ ...page, items })).toEqual({ ...page, items: [buildParent()] });
});
