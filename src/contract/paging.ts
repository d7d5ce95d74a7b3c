import { isRecord } from './records';

/** One page of a list as the screens use it, whichever shape it arrived in (readings 104). */
export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** The paging numbers of an answer, on the wire. */
export interface PageMeta {
  current_page: number;
  from: number | null;
  last_page: number;
  path: string;
  per_page: number;
  to: number | null;
  total: number;
}

export interface PageLinks {
  first: string | null;
  last: string | null;
  prev: string | null;
  next: string | null;
}

/** A plain page on the wire: the numbers stand under `meta`. */
export interface PlainPageAnswer<T> {
  data: T[];
  links: PageLinks;
  meta: PageMeta;
}

/** A page of a search on the wire: the numbers stand beside `data`. */
export interface SearchPageAnswer<T> {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  links: { url: string | null; label: string; active: boolean }[];
}

/** What a search sends; blank fields are sent as empty strings (readings 109). */
export interface SearchQuery {
  page: number;
  per_page: number;
  query: string;
  start_date: string;
  end_date: string;
}

/** The thing itself, whether it came bare or wrapped in `data`; `null` when there is none. */
export function unwrap(answer: unknown): unknown {
  return isRecord(answer) && 'data' in answer ? answer.data : (answer ?? null);
}

/** The things of an answer, whether a bare array or one under `data`; anything else holds none. */
export function unwrapList(answer: unknown): unknown[] {
  const list = unwrap(answer);
  return Array.isArray(list) ? list : [];
}

/** A whole number of at least `least`, which may arrive as text; `null` for anything else. */
function readCount(value: unknown, least: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  return Number(text) >= least ? Number(text) : null;
}

/**
 * Reads a paged answer in either shape of section 3.
 *
 * @param answer what the server sent: a bare array, `{data, meta}` or `{data, current_page, …}`
 * @param asked the page and size that were asked for, used where the answer does not tell
 */
export function normalizePage(
  answer: unknown,
  asked: { page: number; perPage: number },
): Page<unknown> {
  const items = unwrapList(answer);
  const outer = isRecord(answer) ? answer : {};
  const meta = isRecord(outer.meta) ? outer.meta : {};
  const read = (key: string, least: number, fallback: number) =>
    readCount(meta[key], least) ?? readCount(outer[key], least) ?? fallback;
  return {
    items,
    currentPage: read('current_page', 1, asked.page),
    lastPage: read('last_page', 1, asked.page),
    perPage: read('per_page', 1, asked.perPage),
    total: read('total', 0, items.length),
  };
}
