import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Noun, TrashedNoun } from '../../contract/nouns';
import { TRASHED_NOUNS } from '../../contract/nouns';
import type { TrashEntry } from '../../contract/trash';
import { nextId } from './engine/ids';
import { isSqlite, lockEntity, lockTags } from './engine/locks';
import { selectPage } from './engine/pages';
import type { Rows, Window } from './engine/pages';
import { FIND } from './find';
import { storeText } from './postSearch';
import { MIN_FREE_BYTES } from './engine/reserve';
import type { Db, Schema } from './schema';
import { inDeletion } from './engine/store';
import { NOUN_TABLES } from './tables';
import { timeAt } from './engine/times';

/*
 * The trash has tables of its own, so that queries of posts and sliders need not exclude it. Call
 * these functions in a transaction, except `listTrash` and `purgeTrash`.
 */

const KEPT_MS = 30 * 24 * 3_600_000;
/** More than one deletion adds, so that the trash cannot pile up. */
const PURGED_AT_ONCE = 10;
const FREED_AT_ONCE = 100;

interface Deleter {
  user: { id: number; name: string; email: string };
  now: Date;
}

type Row = Selectable<Schema['trash']>;

/** The end of the time in which something that is deleted now can be restored. */
export const keptUntil = (now: Date) => timeAt(now, KEPT_MS);
/** Anything that was deleted by this time can no longer be restored. */
const oldest = (now: Date) => timeAt(now, -KEPT_MS);

export async function isInTrash(db: Db, entity: Noun, id: number): Promise<boolean> {
  const noun = TRASHED_NOUNS.find((trashed) => trashed === entity);
  if (!noun) return false;
  const entry = db.selectFrom('trash').select('id').where('noun', '=', noun);
  return (await entry.where('noun_id', '=', id).executeTakeFirst()) !== undefined;
}

export function findEntry(
  db: Db,
  noun: TrashedNoun,
  nounId: number,
  now: Date,
): Promise<Pick<Row, 'id' | 'content'> | undefined> {
  return db
    .selectFrom('trash')
    .select(['id', 'content'])
    .where('noun', '=', noun)
    .where('noun_id', '=', nounId)
    .where('deleted_at', '>', oldest(now))
    .executeTakeFirst();
}

interface Owned {
  table: keyof Schema;
  owner: string;
  kept: 'trash_tags' | 'trash_images';
  columns: readonly string[];
}

/** The rows that an entity owns in other tables, and the tables that keep them for the trash. */
const OWNED: Record<TrashedNoun, readonly Owned[]> = {
  post: [
    { table: 'post_tags', owner: 'post_id', kept: 'trash_tags', columns: ['tag_id', 'position'] },
    { table: 'post_images', owner: 'post_id', kept: 'trash_images', columns: ['image_id', 'use'] },
  ],
  slider: [
    { table: 'slider_images', owner: 'slider_id', kept: 'trash_images', columns: ['image_id'] },
  ],
};

/** The column with the name of an entity; null if it has none. */
const NAMES: { [N in TrashedNoun]: keyof Schema[(typeof NOUN_TABLES)[N]] | null } = {
  post: 'title',
  slider: null,
};

/** Makes what is not kept, because it follows from the rest. */
const COMPLETE: Record<TrashedNoun, ((db: Db, id: number) => Promise<void>) | null> = {
  post: storeText,
  slider: null,
};

/** Moves the rows that an entity owns to the trash, or back. */
async function moveOwned(
  db: Db,
  noun: TrashedNoun,
  { id, entry }: { id: number; entry: number },
  to: 'trash' | 'entity',
): Promise<void> {
  for (const { table, owner, kept, columns } of OWNED[noun]) {
    const live = { table: sql.table(table), owner: sql.ref(owner), id };
    const deleted = { table: sql.table(kept), owner: sql`trash_id`, id: entry };
    const [from, target] = to === 'trash' ? [live, deleted] : [deleted, live];
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const moved = sql`from ${from.table} where ${from.owner} = ${from.id}`;
    if (kept === 'trash_tags') await lockTags(db, sql<number>`(select tag_id ${moved})`);
    await sql`insert into ${target.table} (${target.owner}, ${names})
      select ${target.id}, ${names} ${moved}`.execute(db);
    await sql`delete ${moved}`.execute(db);
  }
}

/** Moves an entity with what it owns to the trash. The caller then deletes the rest of it. */
export async function moveToTrash(
  db: Db,
  noun: TrashedNoun,
  id: number,
  { user, now }: Deleter,
): Promise<void> {
  const stored = db.selectFrom(NOUN_TABLES[noun]).selectAll().where('id', '=', id);
  const content = JSON.stringify(await stored.executeTakeFirstOrThrow());
  const entry = await nextId(db, 'trash');
  const { id: user_id, name: user_name, email: user_email } = user;
  const deleted = { deleted_at: now.toISOString(), user_id, user_name, user_email };
  await db
    .insertInto('trash')
    .values({ id: entry, noun, noun_id: id, ...deleted, content })
    .execute();
  await moveOwned(db, noun, { id, entry }, 'trash');
}

/** The stored row of an entry. Columns that were added later get their defaults. */
const rowOf = ({ content }: Pick<Row, 'content'>) =>
  JSON.parse(content) as Selectable<Schema[(typeof NOUN_TABLES)[TrashedNoun]]>;

/** @returns the entity; null if the trash does not have it */
export async function restoreFromTrash(db: Db, noun: TrashedNoun, id: number, now: Date) {
  const entry = await findEntry(db, noun, id, now);
  if (!entry) return null;
  await db.insertInto(NOUN_TABLES[noun]).values(rowOf(entry)).execute();
  await moveOwned(db, noun, { id, entry: entry.id }, 'entity');
  await db.deleteFrom('trash').where('id', '=', entry.id).execute();
  await COMPLETE[noun]?.(db, id);
  return FIND[noun](db, id);
}

/** The name of an entry's entity. The database extracts it, because the row can have a megabyte. */
function nameOf(db: Db) {
  const content = isSqlite(db) ? sql`content` : sql`content::json`;
  const names = TRASHED_NOUNS.flatMap((noun) => {
    const name = NAMES[noun];
    return name === null ? [] : sql`when ${sql.lit(noun)} then ${content} ->> ${sql.lit(name)}`;
  });
  return sql<string | null>`case noun ${sql.join(names, sql` `)} end`;
}

export async function listTrash(
  db: Db,
  nouns: readonly TrashedNoun[],
  window: Window,
  now: Date,
): Promise<Rows<TrashEntry>> {
  const { items, total } = await selectPage(
    db
      .selectFrom('trash')
      .select(['id', 'noun', 'noun_id', nameOf(db).as('title'), 'deleted_at'])
      .select(['user_id', 'user_name', 'user_email'])
      .where('noun', 'in', nouns)
      .where('deleted_at', '>', oldest(now))
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc'),
    window,
  );
  const toEntry = ({ user_id, user_name, user_email, ...entry }: (typeof items)[number]) => ({
    ...entry,
    deleted_by: { id: user_id, name: user_name, email: user_email },
    kept_until: keptUntil(new Date(entry.deleted_at)),
  });
  return { items: items.map(toEntry), total };
}

async function purgeOldest(db: Db, now: Date): Promise<boolean> {
  const entry = await db
    .selectFrom('trash')
    .select(['id', 'noun', 'noun_id'])
    .where('deleted_at', '<=', oldest(now))
    .orderBy('deleted_at')
    .executeTakeFirst();
  if (!entry) return false;
  // If it is restored in the meantime, it has no image left to delete.
  await lockEntity(db, entry.noun, entry.noun_id);
  await deleteForGood(db, [entry.id]);
  return true;
}

export async function deleteForGood(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const images = db.selectFrom('trash_images').select('image_id').where('trash_id', 'in', ids);
  await db.deleteFrom('images').where('id', 'in', images).execute();
  await db.deleteFrom('trash').where('id', 'in', ids).execute();
}

/** Deletes expired entries with their images for good, each in a separate transaction. */
export async function purgeTrash(db: Db, now: Date): Promise<void> {
  for (let count = 0; count < PURGED_AT_ONCE; count += 1) {
    if (!(await inDeletion(db, (trx) => purgeOldest(trx, now)))) return;
  }
}

function oldestEntries(db: Db, nouns: readonly TrashedNoun[]) {
  return db
    .selectFrom('trash')
    .leftJoin('trash_images', 'trash_images.trash_id', 'trash.id')
    .leftJoin('images', 'images.id', 'trash_images.image_id')
    .select(['trash.id', 'trash.noun', 'trash.noun_id'])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('images.size'), eb.lit(0)).as('bytes'))
    .where('trash.noun', 'in', nouns)
    .groupBy(['trash.id', 'trash.noun', 'trash.noun_id', 'trash.deleted_at'])
    .orderBy('trash.deleted_at')
    .orderBy('trash.id')
    .limit(FREED_AT_ONCE)
    .execute();
}

/**
 * Deletes the oldest entries of these kinds for good, until there is enough space for new content.
 * Call it in a transaction.
 *
 * @returns the deleted entries
 */
export async function freeTrash(db: Db, nouns: readonly TrashedNoun[]) {
  const entries: Pick<Row, 'id' | 'noun' | 'noun_id'>[] = [];
  let bytes = 0;
  for (const entry of await oldestEntries(db, nouns)) {
    if (bytes >= MIN_FREE_BYTES) break;
    bytes += Number(entry.bytes);
    entries.push(entry);
  }
  const ids = entries.map(({ id }) => id);
  await deleteForGood(db, ids);
  return entries;
}
