import { normalizeImages, unwrap, unwrapList } from '../../../src/client/shared/api/normalize';
import { readPage } from '../../../src/client/shared/api/readPage';

const asked = { page: 2, perPage: 5 };
const items = [{ id: 1 }, { id: 2 }];
const numbers = { current_page: 3, last_page: 4, per_page: 10, total: 37 };
const page = { items, currentPage: 3, lastPage: 4, perPage: 10, total: 37 };
const fallback = { items, currentPage: 2, lastPage: 2, perPage: 5, total: 2 };
const none = { ...fallback, items: [], total: 0 };

const ANSWERS: [string, unknown, unknown][] = [
  ['a plain page', { data: items, links: {}, meta: numbers }, page],
  ['a search page', { data: items, links: [], ...numbers }, page],
  ['numbers under meta before those beside it', { data: items, total: 1, meta: numbers }, page],
  [
    'numbers as texts',
    { data: items, meta: { current_page: '3', last_page: '4', per_page: '10', total: '37' } },
    page,
  ],
  [
    'numbers in both places',
    { data: items, meta: { current_page: 3, per_page: 10 }, last_page: 4, total: 37 },
    page,
  ],
  ['a bare array', items, fallback],
  ['data without numbers', { data: items }, fallback],
  ['meta null', { data: items, meta: null }, fallback],
  [
    'numbers that are none',
    {
      data: items,
      meta: { current_page: 0, last_page: '', per_page: null, total: -1 },
      current_page: 'x',
      last_page: 1.5,
      per_page: Infinity,
      total: true,
    },
    fallback,
  ],
  ['an empty page', { data: [], meta: { ...numbers, total: 0 } }, { ...page, items: [], total: 0 }],
  ['data null', { data: null }, none],
  ['data that is no list', { data: { id: 1 } }, none],
  ['null', null, none],
  ['nothing', undefined, none],
  ['the HTML of a captive portal', '<!doctype html><p>Sign in</p>', none],
  ['a number', 7, none],
];

it.each(ANSWERS)('readPage reads %s', (_, answer, expected) =>
  expect(readPage(answer, asked, (item) => item)).toEqual(expected),
);

describe('unwrap', () => {
  it.each([
    [{ data: { id: 1 } }, { id: 1 }],
    [{ id: 1 }, { id: 1 }],
    [{ data: null }, null],
    [
      [1, 2],
      [1, 2],
    ],
    [null, null],
    [undefined, null],
    ['', ''],
  ])('turns %j into %j', (answer, expected) => expect(unwrap(answer)).toEqual(expected));

  it.each([
    [{ data: [1, 2] }, [1, 2]],
    [
      [1, 2],
      [1, 2],
    ],
    [{ data: { id: 1 } }, []],
    [{ data: null }, []],
    ['[1, 2]', []],
    [null, []],
  ])('finds in %j the list %j', (answer, expected) => expect(unwrapList(answer)).toEqual(expected));
});

const url = '/images/a.webp';

it.each([
  ['an array', [{ id: 1, url, size: 9 }], [{ id: 1, url, size: 9 }]],
  ['a single object', { id: 1, url, size: 9 }, [{ id: 1, url, size: 9 }]],
  ['null', null, []],
  ['nothing', undefined, []],
  ['an empty array', [], []],
  ['a missing size', { id: 1, url }, [{ id: 1, url, size: 0 }]],
  ['a null size', { id: 1, url, size: null }, [{ id: 1, url, size: 0 }]],
  ['a size as text', { id: 1, url, size: '1499' }, [{ id: 1, url, size: 1499 }]],
  ['a size that is none', { id: 1, url, size: '12 KB' }, [{ id: 1, url, size: 0 }]],
  ['an id as text', { id: 'x7', url, size: 9 }, [{ id: 'x7', url, size: 9 }]],
  ['a missing id', { url, size: 9 }, [{ id: url, url, size: 9 }]],
  ['further keys', { id: 1, url, size: 9, name: 'a' }, [{ id: 1, url, size: 9 }]],
  ['entries without an address', [null, {}, { id: 1 }, { id: 2, url: '' }, 'a.webp'], []],
])('normalizeImages reads %s', (_, value, expected) =>
  expect(normalizeImages(value)).toEqual(expected),
);
