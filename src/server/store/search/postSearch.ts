import { instantsOf } from '../../../contract/dates';
import { readPage, searchedTexts, searchText } from '../pages';
import type { Filter, Rows, Window } from '../pages';
import { findNewest } from '../postMonths';
import type { Db } from '../schema';
import { inSnapshot } from '../store';
import { IS_ZAWGYI, zawgyiIds } from '../zawgyi';
import { searchSegments } from './searchSegments';
import { addText, removeText, searchDb } from './segments';

/** The fields in which a search finds a post. */
export interface SearchedFields {
  title: string;
  /** The description as plain text. */
  description: string;
  /** Names of its tags. */
  tags: readonly string[];
}

/**
 * Makes a post findable by its fields and its `created_at`. Call it after the post's row was
 * written, in the same transaction, whenever one of them changes.
 */
export async function indexPost(db: Db, id: number, fields: SearchedFields): Promise<void> {
  const { title, description, tags } = fields;
  await removeText(searchDb(db), id);
  await addText(searchDb(db), id, searchText(title, description, ...tags));
}

/** Makes a post unfindable. Call it before the post's row is deleted, in the same transaction. */
export async function unindexPost(db: Db, id: number): Promise<void> {
  await removeText(searchDb(db), id);
}

async function findByText(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const { start, end } = filter;
  return searchSegments(searchDb(db), window, {
    texts: searchedTexts(filter),
    span: {
      from: start ? instantsOf(start).from.getTime() : -Infinity,
      to: end ? instantsOf(end).to.getTime() : Infinity,
    },
    kept: filter.onlyZawgyi ? await zawgyiIds(db) : null,
  });
}

async function findByDays(
  db: Db,
  window: Window,
  { start, end, onlyZawgyi }: Filter,
): Promise<Rows<number>> {
  let query = db
    .selectFrom('posts')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (start) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  if (onlyZawgyi) query = query.where(IS_ZAWGYI);
  const { items, total } = await readPage(query, window);
  return { items: items.map(({ id }) => id), total };
}

function finderOf(filter: Filter) {
  if (searchedTexts(filter).length > 0) return findByText;
  return filter.start || filter.end || filter.onlyZawgyi ? findByDays : findNewest;
}

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text
 * matches literally, anywhere within one of the fields; both are folded.
 */
export function findPosts(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const find = finderOf(filter);
  // The tables must not change between the queries of a search.
  if (db.isTransaction) return find(db, window, filter);
  return inSnapshot(db, (snapshot) => find(snapshot, window, filter));
}
