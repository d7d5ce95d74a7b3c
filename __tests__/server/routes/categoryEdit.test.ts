import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, buildCategory, dataOf, idsOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
});

afterEach(() => server.stop());

const create = (more: object = {}) => admin.post('/api/categories', buildCategory(more));
const createChild = (parent_id: unknown, more: object = {}) =>
  create({ level: 2, parent_id, ...more });
const update = (id: number, more: object = {}) =>
  admin.put(`/api/categories/${id}`, buildCategory(more));

const BAD_PARENT = refusal('parent_id', 'The selected parent category is invalid.');

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

  it('makes a parent without children a child', async () => {
    expect(dataOf(await update(2, { level: 2, parent_id: 1 }))).toMatchObject({ level: 2 });
  });

  it('does not make a parent with children a child', async () => {
    const message = 'A category with child categories cannot become a child.';
    const response = await update(1, { level: 2, parent_id: 2 });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('parent_id', message));
  });

  it.each([
    ['itself', 2, 2],
    ['a child', 2, 3],
    ['what is not there', 2, 99],
  ])('does not accept %s as its parent', async (_case, id, parent_id) => {
    const response = await update(id, { level: 2, parent_id });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(BAD_PARENT);
  });

  it('lets only one of two parents become a child of the other', async () => {
    await create();
    const [one, other] = [2, 4];
    const responses = await Promise.all([
      update(one, { level: 2, parent_id: other }),
      update(other, { level: 2, parent_id: one }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('responds 404 for an unknown category, and 405 to its deletion', async () => {
    expect((await update(99)).statusCode).toBe(404);
    expect((await admin.delete('/api/categories/1')).statusCode).toBe(405);
  });
});
