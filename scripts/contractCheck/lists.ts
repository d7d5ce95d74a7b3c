import { normalizePage } from '../../src/client/shared/lists/useListPage';
import { dayOf, today } from '../../src/contract/dates';
import type { Id } from '../../src/contract/ids';
import { isSameId } from '../../src/contract/ids';
import { isRecord } from '../../src/contract/records';
import type { Answer, Api } from './api';

const DAY_MS = 86_400_000;
const yesterday = () => dayOf(new Date(Date.now() - DAY_MS));

/** The entities of a page, as the front end finds them. */
export const itemsOf = (answer: Answer) =>
  normalizePage(answer.body, { page: 1, perPage: 5 }).items.filter(isRecord);

const has = (answer: Answer, id: Id) =>
  itemsOf(answer).some((item) => isSameId(String(item.id), id));

/** Expects pages with their numbers, and an empty one past the end. */
export async function checkPages(api: Api, call: string, id?: Id): Promise<Answer> {
  const first = await api.succeed(call, { id, query: { page: 1 } });
  if (!first.isSuccess) return first;
  const { total, lastPage } = normalizePage(first.body, { page: 1, perPage: 5 });
  const isPaged = isRecord(first.body) && (total === null || 'data' in first.body);
  first.expect(isPaged, 'The list has no page numbers.', '#paging');
  const past = await api.succeed(call, { id, query: { page: lastPage + 1000 } });
  past.expect(itemsOf(past).length === 0, 'A page past the end is not empty.', '#paging');
  return first;
}

interface Sought {
  /** The id of the entity that the search has to find; it was created a moment ago. */
  found: Id;
  /** A text that only this entity has. */
  text: string;
  /** Stands for `{id}` in the path. */
  id?: Id;
}

/** Expects a search to find an entity by its text and by its day, and not by others. */
export async function checkSearch(api: Api, call: string, { found, text, id }: Sought) {
  const search = (filter: { query?: string; start_date?: string; end_date?: string }) => {
    const query = { page: 1, per_page: 5, query: '', start_date: '', end_date: '', ...filter };
    return api.succeed(call, { id, query });
  };
  const byText = await search({ query: text });
  byText.expect(has(byText, found), 'A search by its text does not find an entity.', '#requests');
  const byOther = await search({ query: `${text} no such text` });
  byOther.expect(!has(byOther, found), 'A search by another text finds an entity.', '#requests');
  const days = { start_date: today(), end_date: today() };
  const byDay = await search({ query: text, ...days });
  byDay.expect(
    has(byDay, found),
    'A search for today alone does not find what is a moment old: the end day is not included.',
    '#dates',
  );
  const before = await search({ query: text, end_date: yesterday() });
  before.expect(!has(before, found), 'A search up to yesterday finds what is of today.', '#dates');
}
