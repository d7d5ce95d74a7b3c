import type { FastifyRequest } from 'fastify';
import { object } from 'yup';
import type { InferType } from 'yup';
import { optionalLine } from '../../contract/fields';
import { MAX_PAGE_SIZE, PAGINATION_WINDOW, SEARCH_PAGE_SIZE } from '../../contract/limits';
import type { PlainPage, SearchPageResponse } from '../../contract/paging';
import { searchDayFields, searchTextField } from '../../contract/search';
import { convertZawgyi, looksLikeZawgyi } from '../../contract/zawgyi';
import type { Filter, Rows, Window } from '../store/engine/pages';
import { query } from './input';

export interface ListSearch {
  window: Window;
  filter: Filter;
}

/** More pages than there can be rows, and within the integers of every database. */
const MAX_PAGE = 999_999_999;

function count(message: string, max: number, size = 1) {
  return optionalLine(MAX_PAGE.toString().length)
    .meta({ type: 'integer', minimum: 1, maximum: max, default: size })
    .test(
      'count',
      message,
      (text) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max),
    );
}

/** A parameter that must be one of some values, if it is there. */
export function choice(values: readonly string[]) {
  return optionalLine(Math.max(...values.map(({ length }) => length))).test(
    'known',
    `Please choose one of: ${values.join(', ')}.`,
    (text) => text === '' || values.includes(text),
  );
}

export const windowSchema = (size: number) =>
  object({
    page: count('The page must be a whole number from 1.', MAX_PAGE),
    per_page: count(`The page size must be from 1 to ${MAX_PAGE_SIZE}.`, MAX_PAGE_SIZE, size),
  });

export const searchQuerySchema = windowSchema(SEARCH_PAGE_SIZE).shape({
  ...searchDayFields(),
  query: searchTextField(),
});

export function toWindow(parameters: { page: string; per_page: string }, size: number): Window {
  return { page: Number(parameters.page || 1), perPage: Number(parameters.per_page || size) };
}

export function toDays(parameters: { start_date: string; end_date: string }) {
  return { start: parameters.start_date || null, end: parameters.end_date || null };
}

export const pageQuery = (size: number) =>
  query(windowSchema(size), (parameters) => toWindow(parameters, size));

/** The texts to search for. A text that looks like Zawgyi is searched in Unicode, too. */
function toTexts(text: string) {
  return looksLikeZawgyi(text) ? { text, converted: convertZawgyi(text) } : { text };
}

export function toSearch(parameters: InferType<typeof searchQuerySchema>): ListSearch {
  const filter = { ...toTexts(parameters.query), ...toDays(parameters) };
  return { window: toWindow(parameters, SEARCH_PAGE_SIZE), filter };
}

export const searchQuery = query(searchQuerySchema, toSearch);

function pagesOf(
  request: FastifyRequest,
  { page, perPage }: Window,
  total: number,
  hasNext = false,
) {
  const [path = '', sent] = request.url.split('?', 2);
  const last = Math.max(1, Math.ceil(total / perPage));
  const addressOf = (number: number) => {
    const parameters = new URLSearchParams(sent);
    parameters.set('page', String(number));
    return `${path}?${parameters.toString()}`;
  };
  return {
    path,
    last,
    addressOf,
    previous: page > 1 ? addressOf(Math.min(page - 1, last)) : null,
    next: page < last || hasNext ? addressOf(page + 1) : null,
  };
}

/**
 * The response for a page of a plain list, with the numbers under `meta`.
 *
 * @param rows `Rows`, or the same with `RowBatches` for items. A list that does not count all of
 * its rows sets `hasMore`.
 */
export function plainPage<Items extends { length: number }>(
  request: FastifyRequest,
  window: Window,
  { items, total, hasMore }: { items: Items; total: number; hasMore?: boolean },
): PlainPage<Items> {
  const { page, perPage } = window;
  const hasNext = hasMore && items.length === perPage;
  const { path, last, addressOf, previous, next } = pagesOf(request, window, total, hasNext);
  const before = (page - 1) * perPage;
  const isEmpty = items.length === 0;
  return {
    data: items,
    links: { first: addressOf(1), last: addressOf(last), prev: previous, next },
    meta: {
      current_page: page,
      from: isEmpty ? null : before + 1,
      last_page: last,
      path,
      per_page: perPage,
      to: isEmpty ? null : before + items.length,
      total,
      ...(hasMore !== undefined && { more: hasMore }),
    },
  };
}

function pageNumbers(page: number, last: number): (number | null)[] {
  const isShown = (number: number) => number >= 1 && number <= last;
  const near = [-PAGINATION_WINDOW, 0, PAGINATION_WINDOW].map((step) => page + step);
  const shown = [...new Set([1, ...near.filter(isShown), last])].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const isGap = index > 0 && number - (shown[index - 1] ?? 0) > 1;
    return isGap ? [null, number] : [number];
  });
}

export function searchPage<T>(
  request: FastifyRequest,
  { window, filter: { converted } }: ListSearch,
  { items, total, whole }: Rows<T>,
): SearchPageResponse<T> {
  const { last, addressOf, previous, next } = pagesOf(request, window, total);
  const numbers = pageNumbers(window.page, last).map((number) => ({
    url: number === null ? null : addressOf(number),
    label: number === null ? '...' : String(number),
    active: number === window.page,
  }));
  return {
    data: items,
    ...(converted !== undefined && { also_searched: converted }),
    ...(whole !== undefined && { whole }),
    current_page: window.page,
    last_page: last,
    per_page: window.perPage,
    total,
    links: [
      { url: previous, label: 'Previous', active: false },
      ...numbers,
      { url: next, label: 'Next', active: false },
    ],
  };
}
