import type { ListState } from './listsSlice';

const FILTER = ['query', 'start_date', 'end_date'] as const;

/** Reads page and filter from the query string of an address; anything odd reads as a clean list. */
export function readListAddress(params: URLSearchParams): ListState {
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const [query, start_date, end_date] = FILTER.map((key) => params.get(key) ?? '') as [
    string,
    string,
    string,
  ];
  if (!query && !start_date && !end_date) return { status: 'plain', page };
  return { status: 'filtered', page, filter: { query, start_date, end_date } };
}

/** The query string that brings a list back as it stands; empty for a clean one. */
export function writeListAddress(list: ListState): string {
  const params = new URLSearchParams();
  if (list.page > 1) params.set('page', String(list.page));
  for (const key of FILTER) {
    if (list.status === 'filtered' && list.filter[key]) params.set(key, list.filter[key]);
  }
  return params.toString();
}
