import type { FastifyRequest } from 'fastify';
import { PAGINATION_WINDOW } from '../../contract/limits';
import type { PlainPageResponse, SearchPageResponse } from '../../contract/paging';
import type { Rows, Window } from '../store/pages';

/** The last page and the addresses of pages. */
function pagesOf(request: FastifyRequest, { page, perPage }: Window, total: number) {
  const [path = '', query] = request.url.split('?', 2);
  const last = Math.max(1, Math.ceil(total / perPage));
  const addressOf = (number: number) => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(number));
    return `${path}?${parameters.toString()}`;
  };
  return {
    ...{ path, last, addressOf },
    previous: page > 1 ? addressOf(Math.min(page - 1, last)) : null,
    next: page < last ? addressOf(page + 1) : null,
  };
}

/** The response for a page of a plain list, with the numbers under `meta`. */
export function plainPage<T>(
  request: FastifyRequest,
  window: Window,
  { items, total }: Rows<T>,
): PlainPageResponse<T> {
  const { path, last, addressOf, previous, next } = pagesOf(request, window, total);
  const { page, perPage } = window;
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
    },
  };
}

/** The first and last page and those around the current one; null for a gap. */
function pageNumbers(page: number, last: number): (number | null)[] {
  const isShown = (number: number) => number >= 1 && number <= last;
  const near = [-PAGINATION_WINDOW, 0, PAGINATION_WINDOW].map((step) => page + step);
  const shown = [...new Set([1, ...near.filter(isShown), last])].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const isGap = index > 0 && number - (shown[index - 1] ?? 0) > 1;
    return isGap ? [null, number] : [number];
  });
}

/** The response for a page of a search, with the numbers beside `data`. */
export function searchPage<T>(
  request: FastifyRequest,
  window: Window,
  { items, total }: Rows<T>,
): SearchPageResponse<T> {
  const { last, addressOf, previous, next } = pagesOf(request, window, total);
  const numbers = pageNumbers(window.page, last).map((number) => ({
    url: number === null ? null : addressOf(number),
    label: number === null ? '...' : String(number),
    active: number === window.page,
  }));
  return {
    data: items,
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
