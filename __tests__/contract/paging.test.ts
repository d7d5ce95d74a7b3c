import { normalizePage, unwrap, unwrapList } from '../../src/contract/paging';

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

describe('normalizePage', () => {
  it.each(ANSWERS)('reads %s', (_, answer, expected) => {
    expect(normalizePage(answer, asked)).toEqual(expected);
  });
});

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
  ])('turns %j into %j', (answer, expected) => {
    expect(unwrap(answer)).toEqual(expected);
  });

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
  ])('finds in %j the list %j', (answer, expected) => {
    expect(unwrapList(answer)).toEqual(expected);
  });
});
