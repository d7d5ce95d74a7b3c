import { MAX_CATEGORIES } from '../../../src/contract/limits';
import { createCategory } from '../../../src/server/store/categories';
import { inTransaction } from '../../../src/server/store/engine/store';
import {
  adminFor,
  buildCategory,
  dataOf,
  expectRefusal,
  idsOf,
} from '../../helpers/server/content';

const { server, admin } = adminFor('each');

const ICON = '/build/icons/category-one.svg';
const create = (more: object = {}) => admin.post('/api/categories', buildCategory(more));
const createChild = (parent_id: unknown, more: object = {}) =>
  create({ level: 2, parent_id, ...more });
const update = (id: number, more: object = {}) =>
  admin.put(`/api/categories/${id}`, buildCategory(more));

const BAD_PARENT = 'The selected parent category is invalid.';

describe('creating a category', () => {
  it('responds 201 with a parent, whose own parent is null', async () => {
    const response = await create({ name: ' ရာသီဥတု ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      data: { id: 1, name: 'ရာသီဥတု', icon: ICON, parent_id: null, level: 1, version: 1 },
    });
  });

  it.each([1, '1'])('responds 201 with a child of the parent %j', async (parentId) => {
    await create();
    const response = await createChild(parentId, { name: 'Rain', level: '2' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      data: { id: 2, name: 'Rain', icon: ICON, parent_id: 1, level: 2, version: 1 },
    });
  });

  it('refuses a name that matches that of a sibling, but not elsewhere', async () => {
    await create({ name: 'Rain' });
    await create({ name: 'Wind' });
    const taken = 'The name has already been taken.';
    expectRefusal(await create({ name: ' RAIN\u200B' }), 'name', taken);
    expect((await createChild(1, { name: 'Rain' })).statusCode).toBe(201);
    expect((await createChild(2, { name: 'Rain' })).statusCode).toBe(201);
    expectRefusal(await createChild(2, { name: 'rain' }), 'name', taken);
  });
});

it('has a maximum number of categories, also for concurrent requests', async () => {
  const { db, now } = server.services;
  await inTransaction(db, async (trx) => {
    for (let count = 1; count < MAX_CATEGORIES; count += 1) {
      const parentId = count === 1 ? null : 1;
      await createCategory(trx, { name: `Area ${count}`, icon: ICON, parentId }, now());
    }
  });
  const bodies = [buildCategory({ name: 'Wind' }), buildCategory({ level: 2, parent_id: 1 })];
  const responses = await Promise.all(bodies.map((body) => admin.post('/api/categories', body)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expectRefusal(await create(), 'name', 'There can be at most 1000 categories.');
  expect((await update(1, { name: 'Renamed' })).statusCode).toBe(200);
  const { data } = (await admin.get('/api/posts/categories')).json<{ data: object[] }>();
  expect(data).toHaveLength(MAX_CATEGORIES);
});

describe('the fields of a category', () => {
  it.each([
    ['no parent', null, 'Please select a parent category.'],
    ['a parent that does not exist', 99, BAD_PARENT],
    ['a parent that is no id', { id: 1 }, BAD_PARENT],
    ['a child for a parent', 2, BAD_PARENT],
  ])('respond 422 for a child with %s', async (_case, parentId, message) => {
    await create();
    await createChild(1);
    expectRefusal(await createChild(parentId), 'parent_id', message);
  });

  it.each([
    [{ level: 3 }, 'level', 'The level must be 1 or 2.'],
    [{ level: undefined }, 'level', 'This field is required.'],
    [{ parent_id: {} }, 'parent_id', 'A category of level 1 has no parent.'],
  ])('respond 422 for %j', async (more, field, message) => {
    expectRefusal(await create(more), field, message);
  });

  it('take as an icon a path on this site or an https address, and nothing else', async () => {
    const https = ['https://cdn.example.org/a.svg', 'HTTPS://example.org'];
    for (const icon of [ICON, '/icons/a.png?v=2', ...https]) {
      expect(dataOf(await create({ icon }))).toMatchObject({ icon });
    }
    const message = 'The icon must be a path on this site or an https address.';
    const others = [
      ...['category-one', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'],
      ...['http://example.org/a.svg', '//example.org/a.svg', '/\\example.org/a.svg'],
      ...[
        '/\t/example.org/a.svg',
        'https://',
        'https://exa mple.org',
        ' https://example.org/a.svg',
      ],
    ];
    for (const icon of others) expectRefusal(await create({ icon }), 'icon', message);
  });
});

describe('reading categories', () => {
  beforeEach(async () => {
    await create({ name: 'Weather' });
    await create({ name: 'Flood' });
    await createChild(1, { name: 'Rain' });
  });

  it('lists only parents', async () => {
    const response = await admin.get('/api/categories');
    expect(idsOf(response)).toEqual([1, 2]);
    expect(response.json()).not.toHaveProperty('parent');
  });

  it.each(['/api/categories/1', '/api/categories/search/children/1'])(
    'returns the parent beside its children at %s',
    async (url) =>
      expect((await admin.get(url)).json()).toMatchObject({
        data: [{ id: 3, name: 'Rain', icon: ICON, parent_id: 1, level: 2, version: 1 }],
        parent: { id: 1, name: 'Weather', icon: ICON },
      }),
  );

  it('names the parent of an empty page as well', async () =>
    expect((await admin.get('/api/categories/2')).json()).toMatchObject({
      data: [],
      parent: { id: 2, name: 'Flood' },
      meta: { total: 0 },
    }));

  it('responds 404 for the children of a child', async () => {
    expect((await admin.get('/api/categories/3')).statusCode).toBe(404);
    expect((await admin.get('/api/categories/search/children/3')).statusCode).toBe(404);
  });
});

describe('updating a category', () => {
  beforeEach(async () => {
    await create({ name: 'Weather' });
    await create({ name: 'Flood' });
    await createChild(1, { name: 'Rain' });
  });

  it('responds with its new name and icon', async () => {
    const response = await update(1, { name: 'Climate', icon: '/x.png' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: { id: 1, name: 'Climate', icon: '/x.png', parent_id: null, level: 1, version: 2 },
    });
  });

  it('may keep its own name', async () => {
    expect((await update(1, { name: 'Weather' })).statusCode).toBe(200);
    expect((await update(1, { name: 'Flood' })).statusCode).toBe(422);
  });

  it('moves a child to another parent, and to the parents', async () => {
    expect(dataOf(await update(3, { level: 2, parent_id: 2 }))).toMatchObject({ parent_id: 2 });
    expect(idsOf(await admin.get('/api/categories/2'))).toEqual([3]);
    expect(dataOf(await update(3))).toMatchObject({ parent_id: null, level: 1 });
    expect(idsOf(await admin.get('/api/categories'))).toEqual([1, 2, 3]);
  });

  it('makes a parent without children a child', async () =>
    expect(dataOf(await update(2, { level: 2, parent_id: 1 }))).toMatchObject({ level: 2 }));

  it('does not make a parent with children a child', async () => {
    const message = 'A category with child categories cannot become a child.';
    expectRefusal(await update(1, { level: 2, parent_id: 2 }), 'parent_id', message);
  });

  it('does not accept itself as its parent', async () =>
    expectRefusal(await update(2, { level: 2, parent_id: 2 }), 'parent_id', BAD_PARENT));
});
