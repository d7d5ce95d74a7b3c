import fastify from 'fastify';
import { HttpError } from '../../../src/server/http/errors';
import { pageQuery, plainPage, searchPage, searchQuery } from '../../../src/server/http/pages';

/** The response of a list or search with a number of rows; a failure has `errors`. */
async function get(url: string, total = 0) {
  const app = fastify();
  const rowsOf = ({ page, perPage }: { page: number; perPage: number }) => {
    const length = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
    return { items: Array.from({ length }, (_, index) => index), total };
  };
  app.setErrorHandler((error) => (error instanceof HttpError ? { errors: error.errors } : error));
  app.get('/list', async (request) => {
    const { input } = await pageQuery(5).read(request);
    return plainPage(request, input, rowsOf(input));
  });
  app.get('/search', async (request) => {
    const { input } = await searchQuery.read(request);
    return searchPage(request, input, rowsOf(input.window));
  });
  return (await app.inject({ url })).json<Record<string, unknown> & { data: number[] }>();
}

describe('a plain page', () => {
  it('has the items, the addresses of other pages, and its numbers', async () => {
    const { data, ...rest } = await get('/list?per_page=4&page=2', 11);
    expect(data).toHaveLength(4);
    const at = (page: number) => `/list?per_page=4&page=${page}`;
    expect(rest).toEqual({
      links: { first: at(1), last: at(3), prev: at(1), next: at(3) },
      meta: {
        current_page: 2,
        from: 5,
        last_page: 3,
        path: '/list',
        per_page: 4,
        to: 8,
        total: 11,
      },
    });
  });

  it('is a single empty page without items', async () =>
    expect(await get('/list')).toEqual({
      data: [],
      links: { first: '/list?page=1', last: '/list?page=1', prev: null, next: null },
      meta: {
        current_page: 1,
        from: null,
        last_page: 1,
        path: '/list',
        per_page: 5,
        to: null,
        total: 0,
      },
    }));

  it('is empty past the end, with the true totals and a way back', async () =>
    expect(await get('/list?page=9', 6)).toMatchObject({
      data: [],
      links: { prev: '/list?page=2', next: null },
      meta: { current_page: 9, from: null, to: null, last_page: 2, total: 6 },
    }));
});

describe('a page of a search', () => {
  it('has its numbers beside the items', async () => {
    const url = '/search?query=rain&start_date=&end_date=';
    const { data, ...rest } = await get(url, 7);
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
    [1, '1 2 ... 10'],
    [5, '1 ... 4 5 6 ... 10'],
    [3, '1 2 3 4 ... 10'],
    [10, '1 ... 9 10'],
  ])('%d links only to pages near it, the first and the last', async (page, numbers) => {
    const { links } = await get(`/search?per_page=1&page=${page}`, 10);
    const labels = (links as { label: string }[]).map(({ label }) => label);
    expect(labels.join(' ')).toBe(`Previous ${numbers} Next`);
  });
});

const PAGE = 'The page must be a whole number from 1.';
const SIZE = 'The page size must be from 1 to 100.';
const DATE = 'Please enter dates as YYYY-MM-DD.';

it.each([
  ['page=0', 'page', PAGE],
  ['page=-1', 'page', PAGE],
  ['page=1.5', 'page', PAGE],
  ['page=two', 'page', PAGE],
  ['page=1e3', 'page', PAGE],
  ['page=99999999999999999999', 'page', PAGE],
  ['per_page=0', 'per_page', SIZE],
  ['per_page=101', 'per_page', SIZE],
])('rejects %s', async (query, field, message) => {
  for (const path of ['/list', '/search']) {
    expect(await get(`${path}?${query}`)).toEqual({ errors: { [field]: [message] } });
  }
});

it.each([
  [`query=${'a'.repeat(201)}`, 'query', 'Please search for at most 200 characters.'],
  ['start_date=05-06-2026', 'start_date', DATE],
  ['end_date=2026-02-30', 'end_date', DATE],
  [
    'start_date=2026-06-05&end_date=2026-06-04',
    'end_date',
    'End date cannot be before start date.',
  ],
])('rejects a search for %s', async (query, field, message) =>
  expect(await get(`/search?${query}`)).toEqual({ errors: { [field]: [message] } }),
);

it.each([
  ['page=', 1],
  ['page=1&page=2', 1],
  ['page[]=3', 1],
  ['page=0001', 1],
  ['per_page=', 1],
  ['page=999999999&per_page=100', 999_999_999],
  [`query=${'a'.repeat(200)}`, 1],
])('accepts %s as page %d: what is empty or repeated is absent', async (query, current_page) =>
  expect(await get(`/search?${query}`)).toMatchObject({ current_page }),
);
