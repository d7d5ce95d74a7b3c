import { addRole, adminFor, buildCategory, idsOf } from '../../helpers/server/content';

const { server, admin } = adminFor('each');

async function addCategories(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await admin.post('/api/categories', buildCategory());
}

describe('a plain page', () => {
  it('has the items, the addresses of other pages, and its numbers', async () => {
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

  it('is a single empty page without items', async () => {
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

  it('has five items by default, of users ten', async () => {
    await admin.post('/api/categories', buildCategory());
    for (const [url, size] of [
      ['/api/roles', 5],
      ['/api/categories', 5],
      ['/api/categories/1', 5],
      ['/api/users', 10],
    ] as const) {
      const { meta } = (await admin.get(url)).json<{ meta: { per_page: number } }>();
      expect([url, meta.per_page]).toEqual([url, size]);
    }
  });

  it('has the requested number of items, also in its addresses', async () => {
    for (let index = 0; index < 8; index += 1) await addRole(server, `role-${index}`);
    const response = await admin.get('/api/roles?per_page=50');
    expect(idsOf(response)).toHaveLength(12);
    expect(response.json()).toMatchObject({
      links: { last: '/api/roles?per_page=50&page=1' },
      meta: { per_page: 50, last_page: 1, total: 12 },
    });
  });
});

describe('a page of a search', () => {
  it('has its numbers beside the items', async () => {
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

  it('links only to pages near it, the first and the last', async () => {
    await addCategories(10);
    for (const [page, ...numbers] of [
      ['1', '1', '2', '...', '10'],
      ['5', '1', '...', '4', '5', '6', '...', '10'],
      ['3', '1', '2', '3', '4', '...', '10'],
      ['10', '1', '...', '9', '10'],
    ]) {
      const response = await admin.get(`/api/categories/search/parents?per_page=1&page=${page}`);
      const { links } = response.json<{ links: { label: string }[] }>();
      expect(links.map(({ label }) => label)).toEqual(['Previous', ...numbers, 'Next']);
    }
  });

  it('is empty past the end, with the true totals', async () => {
    await addCategories(6);
    const response = await admin.get('/api/categories/search/parents?page=9&query=');
    expect(response.json()).toMatchObject({ data: [], current_page: 9, last_page: 2, total: 6 });
  });

  it('has five items by default', async () => {
    await admin.post('/api/categories', buildCategory());
    for (const url of [
      '/api/roles/search',
      '/api/users/search',
      '/api/categories/search/parents',
      '/api/categories/search/children/1',
    ]) {
      const sizes = async (query: string) =>
        (await admin.get(url + query)).json<{ per_page: number }>().per_page;
      expect([url, await sizes(''), await sizes('?per_page=7')]).toEqual([url, 5, 7]);
    }
  });
});
