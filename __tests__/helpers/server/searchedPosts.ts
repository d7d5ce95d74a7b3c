import { rmSync } from 'node:fs';
import { UNFILTERED } from '../../../src/server/store/engine/pages';
import { findPosts, storeText } from '../../../src/server/store/postSearch';
import type { Db } from '../../../src/server/store/schema';
import { inTransaction, openStore } from '../../../src/server/store/engine/store';
import type { Store } from '../../../src/server/store/engine/store';
import { createTag, findTagNamed } from '../../../src/server/store/tags';
import { temporaryFolder } from './testServer';
import { dropDatabase, storeConfig } from './testDatabase';

export interface Content {
  title: string;
  description: string;
  tags: readonly string[];
  createdAt: Date;
}

const MIDDAY = new Date('2026-06-05T05:30:00Z');

export const buildContent = (more: Partial<Content> = {}): Content => ({
  title: '',
  description: '',
  tags: [],
  createdAt: MIDDAY,
  ...more,
});

async function setTags(db: Db, postId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  for (const [position, name] of [...new Set(names)].entries()) {
    const { id } = (await findTagNamed(db, name)) ?? (await createTag(db, name, MIDDAY));
    await db.insertInto('post_tags').values({ post_id: postId, tag_id: id, position }).execute();
  }
}

/** Writes a new or changed post, as far as searches need it. */
export async function writePost(db: Db, id: number, content: Content): Promise<void> {
  const { title, description, tags, createdAt } = content;
  const changed = { title, description, created_at: createdAt.toISOString() };
  await db
    .insertInto('posts')
    .values({ id, type: 'post' as const, category_id: 1, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
  await setTags(db, id, tags);
  await storeText(db, id);
}

/** The ids of the posts that a search finds, newest first, at most a hundred. */
export const idsWith = async (db: Db, text: string): Promise<number[]> =>
  (await findPosts(db, { page: 1, perPage: 100 }, { ...UNFILTERED, text })).items;

export interface SearchedStore extends Store {
  dataDir: string;
  /** Adds posts with ids from 1 on. */
  addAll(contents: readonly Content[]): Promise<void>;
  remove(): Promise<void>;
}

/** A store without posts, and with one category for all of them. */
export async function openSearchedStore(): Promise<SearchedStore> {
  const dataDir = temporaryFolder();
  const store = openStore(await storeConfig(dataDir));
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
    },
    async remove() {
      await store.close();
      await dropDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
