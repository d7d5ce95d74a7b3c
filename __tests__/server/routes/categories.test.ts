import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, buildCategory, dataOf, idsOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

async function start(): Promise<void> {
  server = await startTestServer();
  admin = await adminOf(server);
}

const stop = () => server.stop();

const ICON = '/build/icons/category-one.svg';
const create = (more: object = {}) => admin.post('/api/categories', buildCategory(more));
const createChild = (parent_id: unknown, more: object = {}) =>
  create({ level: 2, parent_id, ...more });

const BAD_PARENT = refusal('parent_id', 'The selected parent category is invalid.');

describe('creating a category', () => {
  beforeEach(start);

  afterEach(stop);

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
    const taken = refusal('name', 'The name has already been taken.');
    expect((await create({ name: ' RAIN\u200B' })).json()).toEqual(taken);
    expect((await createChild(1, { name: 'Rain' })).statusCode).toBe(201);
    expect((await createChild(2, { name: 'Rain' })).statusCode).toBe(201);
    expect((await createChild(2, { name: 'rain' })).json()).toEqual(taken);
  });

  it('lets only one of two concurrent creates have a name', async () => {
    const responses = await Promise.all([1, 2].map(() => create({ name: 'Rain' })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

describe('the fields of a category', () => {
  beforeAll(async () => {
    await start();
    await create();
    await createChild(1);
  });

  afterAll(stop);

  it.each([
    ['no parent', null, 'Please select a parent category.'],
    ['an empty parent', '', 'Please select a parent category.'],
    ['a parent that does not exist', 99, BAD_PARENT.message],
    ['a parent that is no id', { id: 1 }, BAD_PARENT.message],
    ['a child for a parent', 2, BAD_PARENT.message],
  ])('responds 422 to a child with %s', async (_case, parentId, message) => {
    const response = await createChild(parentId);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('parent_id', message));
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please enter category name.'],
    [{ name: undefined }, 'name', 'Please enter category name.'],
    [{ icon: '' }, 'icon', 'Please select a category icon.'],
    [{ icon: null }, 'icon', 'Please select a category icon.'],
    [{ level: 3 }, 'level', 'The level must be 1 or 2.'],
    [{ level: 0 }, 'level', 'The level must be 1 or 2.'],
    [{ level: undefined }, 'level', 'This field is required.'],
    [{ level: 'two' }, 'level', 'This value has the wrong type.'],
    [{ parent_id: 1 }, 'parent_id', 'A category of level 1 has no parent.'],
    [{ parent_id: {} }, 'parent_id', 'A category of level 1 has no parent.'],
  ])('responds 422 to %j', async (more, field, message) => {
    const response = await create(more);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal(field, message));
  });

  it.each([ICON, '/icons/a.png?v=2', 'https://cdn.example.org/a.svg', 'HTTPS://example.org'])(
    'takes the icon %s',
    async (icon) => {
      expect(dataOf(await create({ icon }))).toMatchObject({ icon });
    },
  );

  it.each([
    'category-one',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://example.org/a.svg',
    '//example.org/a.svg',
    '/\\example.org/a.svg',
    '/\t/example.org/a.svg',
    'https://',
    'https://exa mple.org',
    ' https://example.org/a.svg',
  ])('refuses the icon %j', async (icon) => {
    const message = 'The icon must be a path on this site or an https address.';
    expect((await create({ icon })).json()).toEqual(refusal('icon', message));
  });
});

describe('reading categories', () => {
  beforeAll(async () => {
    await start();
    await create({ name: 'Weather' });
    await create({ name: 'Flood' });
    await createChild(1, { name: 'Rain' });
  });

  afterAll(stop);

  it('lists only parents', async () => {
    const response = await admin.get('/api/categories');
    expect(idsOf(response)).toEqual([1, 2]);
    expect(response.json()).not.toHaveProperty('parent');
  });

  it.each(['/api/categories/1', '/api/categories/search/children/1'])(
    'tells at %s the parent beside its children',
    async (url) => {
      expect((await admin.get(url)).json()).toMatchObject({
        data: [{ id: 3, name: 'Rain', icon: ICON, parent_id: 1, level: 2, version: 1 }],
        parent: { id: 1, name: 'Weather', icon: ICON },
      });
    },
  );

  it('names the parent of an empty page as well', async () => {
    expect((await admin.get('/api/categories/2')).json()).toMatchObject({
      data: [],
      parent: { id: 2, name: 'Flood' },
      meta: { total: 0 },
    });
  });

  it.each(['99', 'abc', '3', 'search'])('responds 404 for the parent %s', async (id) => {
    expect((await admin.get(`/api/categories/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/categories/search/children/${id}`)).statusCode).toBe(404);
  });
});
