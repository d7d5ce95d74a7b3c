import { addUser } from '../../helpers/server/testServer';
import { addRole, adminFor, buildCategory, idsOf } from '../../helpers/server/content';

const { server, admin } = adminFor('all');

async function addCategories(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await admin.post('/api/categories', buildCategory());
}

describe('numbers of a page', () => {
  it.each(['page=', 'per_page=', 'page=1&page=2', 'page[]=3'])(
    'count as absent where they are empty or repeated: %s',
    async (query) => {
      const response = await admin.get(`/api/users?${query}`);
      expect(response.json()).toMatchObject({ meta: { current_page: 1, per_page: 10 } });
    },
  );

  const PAGE = 'The page must be a whole number from 1.';
  const SIZE = 'The page size must be from 1 to 100.';

  it.each([
    ['page=0', 'page', PAGE],
    ['page=-1', 'page', PAGE],
    ['page=1.5', 'page', PAGE],
    ['page=two', 'page', PAGE],
    ['page=1e3', 'page', PAGE],
    ['page=99999999999999999999', 'page', PAGE],
    ['per_page=0', 'per_page', SIZE],
    ['per_page=101', 'per_page', SIZE],
  ])('are rejected: %s', async (query, field, message) => {
    for (const url of ['/api/users', '/api/users/search']) {
      const response = await admin.get(`${url}?${query}`);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({ message, errors: { [field]: [message] } });
    }
  });

  it.each(['page=999999999&per_page=100', 'page=0001', 'per_page=100'])(
    'are accepted: %s',
    async (query) => {
      expect((await admin.get(`/api/users?${query}`)).statusCode).toBe(200);
    },
  );
});

describe('the text of a search', () => {
  it.each(['/api/users/search', '/api/posts/filter'])(
    'may have 200 characters and no more: %s',
    async (url) => {
      const message = 'Please search for at most 200 characters.';
      expect((await admin.get(`${url}?query=${'a'.repeat(200)}`)).statusCode).toBe(200);
      const refused = await admin.get(`${url}?query=${'a'.repeat(201)}`);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toEqual({ message, errors: { query: [message] } });
    },
  );
});

describe('the order of a list', () => {
  it('is oldest first for roles and categories, equally old ones by id', async () => {
    await addCategories(2);
    server.clock.advance(-60);
    await addCategories(1);
    await addRole(server, 'older');
    expect(idsOf(await admin.get('/api/categories'))).toEqual([3, 1, 2]);
    expect(idsOf(await admin.get('/api/roles'))).toEqual([5, 1, 2, 3, 4]);
  });

  it('is newest first for users, equally old ones by id', async () => {
    const before = idsOf(await admin.get('/api/users'));
    server.clock.advance(60);
    const [one, two] = [await addUser(server, []), await addUser(server, [])];
    server.clock.advance(-120);
    const oldest = await addUser(server, []);
    expect(idsOf(await admin.get('/api/users'))).toEqual([two, one, ...before, oldest]);
  });
});
