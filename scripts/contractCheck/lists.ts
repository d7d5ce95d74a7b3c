import { isId } from '../../src/client/shared/api/normalize';
import { readPage } from '../../src/client/shared/api/readPage';
import { dayOf, today } from '../../src/contract/dates';
import type { Id } from '../../src/contract/ids';
import { isSameId } from '../../src/contract/ids';
import { isRecord } from '../../src/contract/records';
import { Stop } from './api';
import type { Answer, Api } from './api';

const DAY_MS = 86_400_000;
const yesterday = () => dayOf(new Date(Date.now() - DAY_MS));

/** A page, read as the front end reads it. */
const pageOf = ({ body }: Answer) =>
  readPage(body, { page: 1, perPage: 5 }, (item) => (isRecord(item) ? item : null));

export const itemsOf = (answer: Answer) => pageOf(answer).items;

const has = (answer: Answer, id: Id) =>
  itemsOf(answer).some((item) => isSameId(String(item.id), id));

const BLANK = { page: 1, per_page: 5, query: '', start_date: '', end_date: '' };

/** A list that should contain a new entity. */
interface Listing {
  call: string;
  /** Replaces `{id}` in the path. */
  id?: Id;
  /** If present, the list is searched for this text, which only the new entity has. */
  text?: string;
}

/**
 * Creates an entity. If the response has no id, it looks for the entity in the list.
 *
 * @returns the id of the entity
 * @throws Stop if it finds no id
 */
export async function create(
  api: Api,
  call: string,
  { body, listed }: { body: object; listed: Listing },
): Promise<Id> {
  const { id, text } = listed;
  const query = text === undefined ? undefined : { ...BLANK, query: text };
  const list = async () => {
    const items = itemsOf(await api.call(listed.call, { id, query }));
    return items.flatMap((item) => (isId(item.id) ? item.id : []));
  };
  const before = await list();
  const answer = await api.succeed(call, { body });
  if (isId(answer.entity.id)) return answer.entity.id;
  const added = (await list()).find((one) => !before.some((known) => isSameId(known, one)));
  if (added !== undefined) return added;
  const reason = `Neither the response nor ${listed.call} has the id of the new entity.`;
  answer.expect(false, reason, '#what-is-tolerated');
  throw new Stop();
}

/** Expects page numbers, and an empty page past the end. */
export async function checkPages(api: Api, call: string, id?: Id): Promise<Answer> {
  const first = await api.succeed(call, { id, query: { page: 1 } });
  if (!first.isSuccess) return first;
  const { total, lastPage } = pageOf(first);
  const isPaged = isRecord(first.body) && (total === null || 'data' in first.body);
  first.expect(isPaged, 'The list has no page numbers.', '#paging');
  const past = await api.succeed(call, { id, query: { page: lastPage + 1000 } });
  past.expect(itemsOf(past).length === 0, 'A page past the end is not empty.', '#paging');
  return first;
}

interface Sought {
  /** The id of the entity that the search must find; it was just created. */
  found: Id;
  /** A text that only this entity has. */
  text: string;
  /** Replaces `{id}` in the path. */
  id?: Id;
}

/** Expects a search to find an entity by its text and its day, and by no others. */
export async function checkSearch(api: Api, call: string, { found, text, id }: Sought) {
  const search = (filter: { query?: string; start_date?: string; end_date?: string }) => {
    return api.succeed(call, { id, query: { ...BLANK, ...filter } });
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
