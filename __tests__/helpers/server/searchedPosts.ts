import { rmSync } from 'node:fs';
import { datePost } from '../../../src/server/store/postMonths';
import { indexSteps, indexSegments } from '../../../src/server/store/search/indexSegments';
import { EVERYTHING } from '../../../src/server/store/pages';
import { findPosts, indexPost, unindexPost } from '../../../src/server/store/search/postSearch';
import type { SearchedFields } from '../../../src/server/store/search/postSearch';
import { searchDb } from '../../../src/server/store/search/segments';
import type { Db } from '../../../src/server/store/schema';
import { inTransaction, openStore } from '../../../src/server/store/store';
import type { Store } from '../../../src/server/store/store';
import { temporaryFolder } from './testServer';
import { dropDatabase, storeConfig } from './testDatabase';

/** What a search knows of a post. */
export interface Content extends SearchedFields {
  createdAt: Date;
}

const MIDDAY = new Date('2026-06-05T05:30:00Z');

export function buildContent(more: Partial<Content> = {}): Content {
  return { title: '', description: '', tags: [], createdAt: MIDDAY, ...more };
}

/** Writes a post, new or changed, as far as a search is concerned. */
export async function writePost(db: Db, id: number, content: Content): Promise<void> {
  const { createdAt, ...fields } = content;
  const created_at = createdAt.toISOString();
  const row = { id, title: '', description: '', type: 'post' as const, category_id: 1, created_at };
  await datePost(db, id, created_at);
  await db
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at }))
    .execute();
  await indexPost(db, id, fields);
}

export async function removePost(db: Db, id: number): Promise<void> {
  await unindexPost(db, id);
  await datePost(db, id, null);
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/**
 * Runs the first steps of indexing, or others, as a process does that is interrupted afterwards.
 *
 * @param after called with the number of steps done, after each of them
 */
export async function indexStepwise(
  db: Db,
  steps: number,
  after: (done: number) => Promise<void> = () => Promise.resolve(),
  all = indexSteps(db),
): Promise<void> {
  for (let done = 1; done <= steps && !(await all.next()).done; done += 1) await after(done);
}

/** As many as are brought into a segment together. */
export const SEGMENT_POSTS = 32;

/** Makes all segments so long that they accept no more texts. */
export async function closeSegments(db: Db): Promise<void> {
  await searchDb(db).updateTable('post_segments').set({ letters: 1_000_000 }).execute();
}

/**
 * Fills so many segments, the last of which stays open: each has as few posts as it can have.
 *
 * @param contentOf by the post's id, from 1 on
 */
export async function addSegments(
  db: Db,
  count: number,
  contentOf: (id: number) => Content,
): Promise<void> {
  for (let segment = 0; segment < count; segment += 1) {
    await closeSegments(db);
    await inTransaction(db, async (trx) => {
      for (let at = 1; at <= SEGMENT_POSTS; at += 1) {
        const id = segment * SEGMENT_POSTS + at;
        await writePost(trx, id, contentOf(id));
      }
    });
    await indexSegments(db);
  }
}

/** A store whose posts can be searched. */
export interface SearchedStore extends Store {
  dataDir: string;
  /** Adds posts with ids from 1 on. */
  addAll(contents: readonly Content[]): Promise<void>;
  /** The ids of the posts that a search for a text finds, newest first, a hundred at most. */
  idsWith(text: string): Promise<number[]>;
  /** Opens the same store once more, as another process would. */
  openAgain(): Store;
  /** Closes the store and removes it. */
  remove(): Promise<void>;
}

/** A store without posts, and with one category for all of them. */
export async function openSearchedStore(): Promise<SearchedStore> {
  const dataDir = temporaryFolder();
  const config = await storeConfig(dataDir);
  const store = openStore(config);
  await store.prepare();
  const category = { id: 1, name: 'News', icon: '', parent_id: null, search_text: '' };
  await store.db
    .insertInto('categories')
    .values({ ...category, created_at: MIDDAY.toISOString() })
    .execute();
  return {
    ...store,
    dataDir,
    async addAll(contents) {
      await inTransaction(store.db, async (db) => {
        for (const [index, content] of contents.entries()) await writePost(db, index + 1, content);
      });
      await indexSegments(store.db);
    },
    async idsWith(text) {
      const page = { page: 1, perPage: 100 };
      return (await findPosts(store.db, page, { ...EVERYTHING, text })).items;
    },
    openAgain: () => openStore(config),
    async remove() {
      await store.close();
      await dropDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
