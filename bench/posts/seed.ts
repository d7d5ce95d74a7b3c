import { continueIds } from '../../src/server/store/ids';
import { createPost, deletePost } from '../../src/server/store/posts';
import { storeText } from '../../src/server/store/postSearch';
import type { Db } from '../../src/server/store/schema';
import { inTransaction, openStore } from '../../src/server/store/store';
import { CATEGORY_NAMES, seededPosts, TAG_NAMES } from './corpus';
import type { SeededPost } from './corpus';
import { databaseTime } from './measure';

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const POSTS_AT_ONCE = 2000;
const CREATES = 300;
const created_at = '2018-01-01T00:00:00.000Z';

async function addNames(db: Db): Promise<void> {
  const categories = CATEGORY_NAMES.map((name, index) => ({
    ...{ id: index + 1, name, icon: '/build/icons/category-one.svg', parent_id: null },
    ...{ search_text: name, created_at },
  }));
  const tags = TAG_NAMES.map((name, index) => ({
    ...{ id: index + 1, name, name_key: name, slug: `tag-${index}`, created_at },
  }));
  await db.insertInto('categories').values(categories).execute();
  await db.insertInto('tags').values(tags).execute();
}

function take(source: Generator<SeededPost, never>, count: number): SeededPost[] {
  return Array.from({ length: count }, () => source.next().value);
}

/** How many posts a store was filled with. */
async function countSeeded(db: Db): Promise<number> {
  const counter = db.selectFrom('id_counters').select('last').where('noun', '=', 'posts');
  return (await counter.executeTakeFirst())?.last ?? 0;
}

/** Lets the server continue with the next ids. */
async function setCounters(db: Db, posts: number): Promise<void> {
  const counters = [
    { noun: 'categories', last: CATEGORY_NAMES.length },
    { noun: 'tags', last: TAG_NAMES.length },
    { noun: 'posts', last: posts },
    { noun: 'images', last: posts },
  ];
  for (const { noun, last } of counters) {
    await db
      .insertInto('id_counters')
      .values({ noun, last })
      .onConflict((conflict) => conflict.column('noun').doUpdateSet({ last }))
      .execute();
  }
  await continueIds(db);
}

function toRows(posts: readonly SeededPost[], firstId: number) {
  const ids = posts.map((_, index) => firstId + index);
  return {
    posts: posts.map(({ title, description, category, createdAt }, index) => ({
      ...{ id: firstId + index, title, description, type: 'post' as const },
      ...{ category_id: category + 1, created_at: createdAt.toISOString() },
    })),
    tags: posts.flatMap(({ tags }, index) =>
      tags.map((tag, position) => ({ post_id: firstId + index, tag_id: tag + 1, position })),
    ),
    images: ids.map((id) => ({
      ...{ id, key: `seeded-${id}`, content_type: 'image/jpeg', created_at },
      ...{ width: 1600, height: 900, size: 300_000 },
    })),
    covers: ids.map((id) => ({ post_id: id, image_id: id, use: 'cover' as const })),
  };
}

/** Writes posts as the store does, but many per statement; their covers have no bytes. */
async function addPosts(db: Db, posts: readonly SeededPost[], firstId: number): Promise<void> {
  const rows = toRows(posts, firstId);
  await db.insertInto('posts').values(rows.posts).execute();
  await db.insertInto('post_tags').values(rows.tags).execute();
  await db.insertInto('images').values(rows.images).execute();
  await db.insertInto('post_images').values(rows.covers).execute();
  for (const { id } of rows.posts) await storeText(db, id);
}

/** Fills a store with seeded posts while no server is running on it. */
export class Seeder {
  /** @param databaseUrl a database instead of the folder */
  constructor(
    private readonly dataDir: string,
    private readonly databaseUrl: string | null = null,
  ) {}

  private async withStore<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { dataDir, databaseUrl } = this;
    const store = openStore({ dataDir, databaseUrl });
    try {
      await store.prepare();
      return await work(store.db);
    } finally {
      await store.close();
    }
  }

  /** Continues where an earlier run has ended, or was ended. */
  fill(wanted: number): Promise<void> {
    return this.withStore(async (db) => {
      let count = await countSeeded(db);
      if (count === 0) await inTransaction(db, addNames);
      const source = seededPosts(count);
      while (count < wanted) {
        const posts = take(source, Math.min(POSTS_AT_ONCE, wanted - count));
        const first = count + 1;
        count += posts.length;
        await inTransaction(db, async (trx) => {
          await addPosts(trx, posts, first);
          await setCounters(trx, count);
        });
      }
    });
  }

  /** Saves more posts as the routes do, one durable transaction each, and deletes them. @returns ms of a processor for each */
  timeCreates(): Promise<number> {
    return this.withStore(async (db) => {
      const ids: number[] = [];
      const spent = async () => processorMs() + (await databaseTime(this.databaseUrl));
      const posts = take(seededPosts(await countSeeded(db)), CREATES);
      const before = await spent();
      for (const { title, description, category, tags, createdAt } of posts) {
        const post = {
          ...{ title, description, type: 'post' as const, category_id: category + 1 },
          ...{ tags: tags.map((tag) => tag + 1), cover_image: null, description_images: [] },
        };
        ids.push(await inTransaction(db, (trx) => createPost(trx, post, createdAt)));
      }
      const processor = (await spent()) - before;
      for (const id of ids) await inTransaction(db, (trx) => deletePost(trx, id));
      return processor / CREATES;
    });
  }
}
