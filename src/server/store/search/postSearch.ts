import { instantsOf } from '../../../contract/dates';
import { fold } from './fold';
import { readPage, searchText } from '../pages';
import type { Filter, Rows, Window } from '../pages';
import { findMatches } from './postMatches';
import { pageOf } from './postOrder';
import { addText, removeText, searchDb } from './postSegments';
import type { Db } from '../schema';
import { inSnapshot } from '../store';

/** What a post is found by. */
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

/** A page of all posts of certain days. */
async function findByDays(db: Db, window: Window, { start, end }: Filter): Promise<Rows<number>> {
  let query = db
    .selectFrom('posts')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (start) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  const { items, total } = await readPage(query, window);
  return { items: items.map(({ id }) => id), total };
}

async function findByText(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const { start, end } = filter;
  const span = {
    from: start ? instantsOf(start).from.getTime() : -Infinity,
    to: end ? instantsOf(end).to.getTime() : Infinity,
  };
  const found = await findMatches(searchDb(db), fold(filter.text), span);
  return { items: pageOf(found, window), total: found.length };
}

/**
 * A page of the ids of the posts that a filter looks for, newest first by `created_at`, then id.
 * A text is looked for as it stands, anywhere within one of the fields, both folded.
 */
export function findPosts(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const find = fold(filter.text) === '' ? findByDays : findByText;
  // The tables must not change between the queries of a search.
  if (db.isTransaction) return find(db, window, filter);
  return inSnapshot(db, (snapshot) => find(snapshot, window, filter));
}
