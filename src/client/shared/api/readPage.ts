import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Id } from '../../../contract/ids';
import { MAX_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { isRecord } from '../../../contract/records';
import type { ApiError } from './apiError';
import { unwrapList, unwrapPage } from './normalize';

/** The submitted filter of a list. Whether posts look like Zawgyi is also a choice. */
export type ListFilter = Omit<SearchQuery, 'page' | 'per_page'>;

/** The parts of a filter that users choose instead of typing. */
export type ListChoices = Pick<ListFilter, 'user_id' | 'action' | 'noun'>;

export type ChoiceRules = Record<keyof ListChoices, (value: string) => boolean>;

/**
 * A list is plain, or filtered by the submitted search. Unsubmitted input is not part of the state,
 * so that a change of page cannot send it.
 */
export type ListState =
  { status: 'plain'; page: number } | { status: 'filtered'; page: number; filter: ListFilter };

/** Returns the call for a page of a list, or of what a search finds in it. */
export const listCall = (list: ListState, url: string, searchUrl: string): FetchArgs =>
  list.status === 'plain'
    ? { url, params: { page: list.page } }
    : {
        url: searchUrl,
        params: { page: list.page, per_page: SEARCH_PAGE_SIZE, ...list.filter },
      };

/** One page of a list in the form that screens use, whatever shape the server sent. */
export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  perPage: number;
  /** Null if the server only says whether there is a next page. */
  total: number | null;
  /** A second text that the server searched for, such as the Unicode form of a text in Zawgyi. */
  alsoSearched?: string;
  /**
   * How many of the items contain the text as whole Burmese syllables, if the server reports it.
   * They come before the others.
   */
  whole?: number;
  /** The number of rows that look like Zawgyi, if the server reports it. */
  zawgyi?: number;
  /** Whether there are more rows than `total` counts, if the server reports it. */
  hasMore?: boolean;
}

function readCount(value: unknown, min: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  return Number(text) >= min ? Number(text) : null;
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

function readHasNext(page: Record<string, unknown>): boolean | undefined {
  const links = recordOf(page.links);
  if ('next_page_url' in page) return Boolean(page.next_page_url);
  return 'next' in links ? Boolean(links.next) : undefined;
}

/**
 * Reads a page of a list in any shape that servers send.
 *
 * @param response a bare array, `{data, meta}` or `{data, current_page, …}`, or one of these in
 * `data`
 * @param requested the fallback for numbers that the response lacks
 * @param readItem reads an entry; entries for which it returns null are left out
 */
export function readPage<T>(
  response: unknown,
  requested: { page: number; perPage: number },
  readItem: (item: unknown) => T | null,
): Page<T> {
  const entries = unwrapList(response);
  const outer = recordOf(unwrapPage(response));
  const meta = recordOf(outer.meta);
  const read = (key: string, min: number) =>
    readCount(meta[key], min) ?? readCount(outer[key], min);
  const currentPage = read('current_page', 1) ?? requested.page;
  const perPage = read('per_page', 1) ?? requested.perPage;
  const total = read('total', 0);
  const also = outer.also_searched;
  const hasNext = readHasNext(outer);
  const reached = hasNext ? currentPage + 1 : requested.page;
  const counted = total === null ? reached : Math.max(1, Math.ceil(total / perPage));
  return {
    items: entries.flatMap((entry) => readItem(entry) ?? []),
    currentPage,
    lastPage: read('last_page', 1) ?? counted,
    perPage,
    total: total ?? (hasNext === undefined ? entries.length : null),
    ...(typeof also === 'string' && { alsoSearched: also }),
    whole: read('whole', 0) ?? undefined,
    zawgyi: read('zawgyi', 1) ?? undefined,
    ...(meta.more === true && { hasMore: true }),
  };
}

/**
 * The `transformResponse` of a list.
 *
 * @param perPage the page size of the list without a search
 */
export const pageReader =
  <T>(readItem: (item: unknown) => T | null, perPage: number) =>
  (response: unknown, _: unknown, { status, page }: ListState): Page<T> =>
    readPage(
      response,
      { page, perPage: status === 'filtered' ? SEARCH_PAGE_SIZE : perPage },
      readItem,
    );

type Call = (args: FetchArgs) => PromiseLike<Reply> | Reply;
type Reply = { data?: unknown; error?: ApiError };

/**
 * Fetches all entries of a list, page after page, because a server may ignore `per_page`. A page
 * without new entries ends the loop, whatever its `last_page` says.
 *
 * @param perPage the page size of a server that reports none
 * @returns the entries without duplicates, or the error of the call that failed
 */
export async function readAllPages<T extends { id: Id }>(
  call: Call,
  url: string,
  perPage: number,
  readItem: (item: unknown) => T | null,
): Promise<{ data: T[] } | { error: ApiError }> {
  const found = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await call({ url, params: { page, per_page: MAX_PAGE_SIZE } });
    if (error) return { error };
    const before = found.size;
    const { items, lastPage } = readPage(data, { page, perPage }, readItem);
    for (const item of items) found.set(String(item.id), item);
    if (page >= lastPage || found.size === before) return { data: [...found.values()] };
  }
}
