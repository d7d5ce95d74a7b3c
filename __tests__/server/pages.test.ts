import { addUser, startTestServer } from '../helpers/server';
import type { TestServer } from '../helpers/server';
import { addRole, adminOf, buildCategory, idsOf } from '../helpers/serverContent';
import type { Client } from '../helpers/serverContent';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
});

afterEach(() => server.stop());

async function addCategories(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await admin.post('/api/categories', buildCategory());
}

describe('a plain page', () => {
  it('carries the things, the addresses of other pages, and its numbers', async () => {
    await addCategories(12);
    const { data, ...rest } = (await admin.get('/api/categories?page=2')).json<{
      data: unknown[];
    }>();
    expect(data).toHaveLength(5);
    expect(rest).toEqual({
      links: {
        first: '/api/categories?page=1',
        last: '/api/categories?page=3',
        prev: '/api/categories?page=1',
        next: '/api/categories?page=3',
      },
      meta: {
        current_page: 2,
        from: 6,
        last_page: 3,
        path: '/api/categories',
        per_page: 5,
        to: 10,
        total: 12,
      },
    });
  });

  it('has one empty page where there is nothing', async () => {
    expect((await admin.get('/api/categories')).json()).toEqual({
      data: [],
      links: {
        first: '/api/categories?page=1',
        last: '/api/categories?page=1',
        prev: null,
        next: null,
      },
      meta: {
        current_page: 1,
        from: null,
        last_page: 1,
        path: '/api/categories',
        per_page: 5,
        to: null,
        total: 0,
      },
    });
  });

  it('is empty past the end, with the true totals and a way back', async () => {
    await addCategories(6);
    expect((await admin.get('/api/categories?page=9')).json()).toMatchObject({
      data: [],
      links: { prev: '/api/categories?page=2', next: null },
      meta: { current_page: 9, from: null, to: null, last_page: 2, total: 6 },
    });
  });

  it.each([
    ['/api/roles', 5],
    ['/api/categories', 5],
    ['/api/categories/1', 5],
    ['/api/users', 10],
  ])('of %s holds %i things unless told', async (url, size) => {
    await admin.post('/api/categories', buildCategory());
    const { meta } = (await admin.get(url)).json<{ meta: { per_page: number } }>();
    expect(meta.per_page).toBe(size);
  });

  it('holds as many things as are asked for, and says so in its addresses', async () => {
    for (let index = 0; index < 8; index += 1) await addRole(server, `role-${index}`);
    const answer = await admin.get('/api/roles?per_page=50');
    expect(idsOf(answer)).toHaveLength(12);
    expect(answer.json()).toMatchObject({
      links: { last: '/api/roles?per_page=50&page=1' },
      meta: { per_page: 50, last_page: 1, total: 12 },
    });
  });
});

describe('a page of a search', () => {
  it('carries its numbers beside the things', async () => {
    await addCategories(7);
    const url = '/api/categories/search/parents?query=category&start_date=&end_date=';
    const { data, ...rest } = (await admin.get(url)).json<{ data: unknown[] }>();
    expect(data).toHaveLength(5);
    expect(rest).toEqual({
      current_page: 1,
      last_page: 2,
      per_page: 5,
      total: 7,
      links: [
        { url: null, label: 'Previous', active: false },
        { url: `${url}&page=1`, label: '1', active: true },
        { url: `${url}&page=2`, label: '2', active: false },
        { url: `${url}&page=2`, label: 'Next', active: false },
      ],
    });
  });

  it.each([
    [1, ['Previous', '1', '2', '...', '10', 'Next']],
    [5, ['Previous', '1', '...', '4', '5', '6', '...', '10', 'Next']],
    [3, ['Previous', '1', '2', '3', '4', '...', '10', 'Next']],
    [10, ['Previous', '1', '...', '9', '10', 'Next']],
  ])('links from page %i only to pages near it, the first and the last', async (page, labels) => {
    await addCategories(10);
    const answer = await admin.get(`/api/categories/search/parents?per_page=1&page=${page}`);
    const { links } = answer.json<{ links: { label: string }[] }>();
    expect(links.map(({ label }) => label)).toEqual(labels);
  });

  it('is empty past the end, with the true totals', async () => {
    await addCategories(6);
    const answer = await admin.get('/api/categories/search/parents?page=9&query=');
    expect(answer.json()).toMatchObject({ data: [], current_page: 9, last_page: 2, total: 6 });
  });

  it.each([
    '/api/roles/search',
    '/api/users/search',
    '/api/categories/search/parents',
    '/api/categories/search/children/1',
  ])('of %s holds five things unless told', async (url) => {
    await admin.post('/api/categories', buildCategory());
    expect((await admin.get(url)).json()).toMatchObject({ per_page: 5 });
    expect((await admin.get(`${url}?per_page=7`)).json()).toMatchObject({ per_page: 7 });
  });
});

describe('numbers of a page', () => {
  it.each(['page=', 'per_page=', 'page=1&page=2', 'page[]=3'])(
    'that are not given count as absent: %s',
    async (query) => {
      const answer = await admin.get(`/api/users?${query}`);
      expect(answer.json()).toMatchObject({ meta: { current_page: 1, per_page: 10 } });
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
  ])('are refused: %s', async (query, field, message) => {
    for (const url of ['/api/users', '/api/users/search']) {
      const answer = await admin.get(`${url}?${query}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ message, errors: { [field]: [message] } });
    }
  });

  it.each(['page=999999999&per_page=100', 'page=0001', 'per_page=100'])(
    'are taken: %s',
    async (query) => {
      expect((await admin.get(`/api/users?${query}`)).statusCode).toBe(200);
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
