import { clampPage, paginationItems } from '../../../src/client/shared/lists/Pagination';

const shown = (page: number, lastPage: number) =>
  paginationItems(page, lastPage)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

/** Page, last page, and what is shown: docs/specification/lists.md#pagination. */
const TABLE: [number, number, string][] = [
  [1, 0, ''],
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 … 4'],
  [2, 4, '1 2 3 4'],
  [4, 4, '1 … 3 4'],
  [3, 5, '1 2 3 4 5'],
  [1, 10, '1 2 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 … 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [8, 10, '1 … 7 8 9 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 9 10'],
  [99, 10, '1 … 9 10'],
  [-3, 10, '1 2 … 10'],
  [500, 1000, '1 … 499 500 501 … 1000'],
];

describe('paginationItems', () => {
  it.each(TABLE)('shows on page %i of %i: %s', (page, lastPage, items) => {
    expect(shown(page, lastPage)).toBe(items);
  });

  it('distinguishes the gap before the current page from the one after it', () => {
    expect(paginationItems(5, 10)).toEqual([1, 'before', 4, 5, 6, 'after', 10]);
  });
});

describe('clampPage', () => {
  it.each([
    [0, 5, 1],
    [3, 5, 3],
    [6, 5, 5],
    [2, 0, 1],
  ])('clamps page %i of %i to page %i', (page, lastPage, clamped) => {
    expect(clampPage(page, lastPage)).toBe(clamped);
  });
});
