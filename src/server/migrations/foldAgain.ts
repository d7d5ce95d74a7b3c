import type { Kysely, Migration } from 'kysely';
import { fold } from '../../contract/fold';

const TEXTS_PER_BATCH = 500;

/** The searched columns, and the key of each table. */
interface Searched {
  roles: { id: number; search_text: string };
  categories: { id: number; search_text: string };
  users: { id: number; search_text: string };
  post_texts: { post_id: number; body: string };
  post_segments: { posts: Buffer | null };
  post_pairs: { pair: number };
}

/** Folds each field; every one ends in a line break. */
const foldFields = (text: string) => text.split('\n').map(fold).join('\n');

async function foldNames(db: Kysely<Searched>, table: 'roles' | 'categories' | 'users') {
  const rows = await db.selectFrom(table).select(['id', 'search_text']).execute();
  for (const { id, search_text: before } of rows) {
    const search_text = foldFields(before);
    if (search_text === before) continue;
    await db.updateTable(table).set({ search_text }).where('id', '=', id).execute();
  }
}

async function foldPosts(db: Kysely<Searched>): Promise<void> {
  let last = 0;
  for (let count = TEXTS_PER_BATCH; count === TEXTS_PER_BATCH;) {
    const texts = await db
      .selectFrom('post_texts')
      .select(['post_id', 'body'])
      .where('post_id', '>', last)
      .orderBy('post_id')
      .limit(TEXTS_PER_BATCH)
      .execute();
    for (const { post_id, body } of texts) {
      const folded = { body: foldFields(body) };
      await db.updateTable('post_texts').set(folded).where('post_id', '=', post_id).execute();
    }
    count = texts.length;
    last = texts.at(-1)?.post_id ?? last;
  }
  await db.deleteFrom('post_pairs').execute();
  await db.updateTable('post_segments').set({ posts: null }).execute();
}

/**
 * Folds all searched texts once more, because the rules have changed. The index of posts is built anew
 * by the start that runs this; until then the texts themselves are searched.
 */
export const foldAgain: Migration = {
  async up(db: Kysely<Searched>) {
    const foldAll = async (trx: Kysely<Searched>) => {
      for (const table of ['roles', 'categories', 'users'] as const) await foldNames(trx, table);
      await foldPosts(trx);
    };
    // PostgreSQL runs migrations in a transaction already.
    await (db.isTransaction ? foldAll(db) : db.transaction().execute(foldAll));
  },
};
