import { isBlank } from '../../../contract/text';
import type { ListState } from './listsSlice';

const PAGE = /^[1-9]\d{0,8}$/;

/** Not by dayjs, which the first page would have to carry: what is no real day reads as another. */
function readDay(text: string): string {
  const instant = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
}

/** Reads page and filter from the query string of an address; anything odd reads as not there. */
export function readListAddress(params: URLSearchParams): ListState {
  const read = (key: string) => params.get(key) ?? '';
  const page = PAGE.test(read('page')) ? Number(read('page')) : 1;
  const query = isBlank(read('query')) ? '' : read('query').trim();
  const start_date = readDay(read('start_date'));
  const end_date = readDay(read('end_date'));
  if (!query && !start_date && !end_date) return { status: 'plain', page };
  return { status: 'filtered', page, filter: { query, start_date, end_date } };
}

/** The query string that brings a list back as it stands; empty for a clean one. */
export function writeListAddress(list: ListState): string {
  const params = new URLSearchParams();
  if (list.page > 1) params.set('page', String(list.page));
  const filter = list.status === 'filtered' ? Object.entries(list.filter) : [];
  for (const [key, value] of filter) if (value) params.set(key, value);
  return params.toString();
}
