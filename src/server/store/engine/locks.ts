import { createHash } from 'node:crypto';
import { sql, SqliteAdapter } from 'kysely';
import type { Expression } from 'kysely';
import { NOUNS } from '../../../contract/nouns';
import type { Noun } from '../../../contract/nouns';
import type { Db } from '../schema';
import { hashOf } from './tokens';

/**
 * The areas that can be locked, by numbers that all processes share. A rule that reads before it
 * writes needs the data to stay unchanged in between. SQLite runs transactions one at a time. On
 * PostgreSQL, a transaction first locks what its rules read, until the transaction ends. Rules about
 * users read roles, so both share an area.
 */
const AREAS = {
  firstStart: 1,
  requestKeys: 2,
  role: 3,
  user: 3,
  category: 4,
  tag: 5,
  'announcement-template': 6,
  post: 7,
  slider: 8,
  announcement: 9,
  passwordAttempts: 10,
  // 11 locked the search of earlier versions.
  migrations: 12,
} as const satisfies Record<Noun, number> & Record<string, number>;
type Area = keyof typeof AREAS;

const WHOLE = 0;

/** Whether a database runs transactions one at a time, so that they need no locks. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

export async function lockArea(db: Db, area: Area, key = WHOLE): Promise<void> {
  if (isSqlite(db)) return;
  await sql`select pg_advisory_xact_lock(${AREAS[area]}, ${key})`.execute(db);
}

/**
 * Makes processes migrate a database one after the other.
 *
 * @param migrate gets the connection that has the lock
 */
export async function withMigrationLock(db: Db, migrate: (db: Db) => Promise<void>): Promise<void> {
  if (isSqlite(db)) return migrate(db);
  await db.connection().execute(async (connection) => {
    // The lock belongs to the connection, because migrations begin and end transactions of their
    // own.
    await sql`select pg_advisory_lock(${AREAS.migrations}, ${WHOLE})`.execute(connection);
    try {
      await migrate(connection);
    } finally {
      await sql`select pg_advisory_unlock(${AREAS.migrations}, ${WHOLE})`.execute(connection);
    }
  });
}

/**
 * Locks what the rules about an entity read: the entity, or all of its kind. Call it in a
 * transaction, before anything is read.
 *
 * @param id null for a new entity
 */
export async function lockEntity(db: Db, entity: Noun, id: number | null): Promise<void> {
  if (NOUNS[entity].locks === 'all') await lockArea(db, entity);
  else if (id !== null) await lockArea(db, entity, id);
}

/**
 * Locks the key of a request, so that its repetition waits for it.
 *
 * @param keyHash see `RequestKey`
 */
export async function lockRequestKey(db: Db, keyHash: string): Promise<void> {
  const number = createHash('sha256').update(keyHash).digest().readInt32BE();
  await lockArea(db, 'requestKeys', number);
}

/** Keeps tags until the end of the transaction. It waits for a deletion or merge of them. */
export async function lockTags(db: Db, ids: readonly number[] | Expression<number>): Promise<void> {
  if (isSqlite(db)) return;
  await db.selectFrom('tags').select('id').where('id', 'in', ids).forKeyShare().execute();
}

/**
 * Prevents new references to a tag, and the removal of those that posts have, until the end of the
 * transaction, which deletes or merges it or restores one that was merged into it.
 */
export async function lockTagExclusively(db: Db, id: number): Promise<void> {
  if (isSqlite(db)) return;
  await db.selectFrom('tags').select('id').where('id', '=', id).forUpdate().execute();
  await sql`with uses as materialized (
    select 1 from post_tags where tag_id = ${id} for update) select count(*) from uses`.execute(db);
}

/** Keeps the password and role of a user unchanged until the end of the transaction. */
export async function lockUser(db: Db, id: number): Promise<void> {
  if (isSqlite(db)) return;
  await db.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
}

/**
 * Keeps a session open, and the rights of its user unchanged, until the end of the transaction. It
 * does not block other sessions of the same user.
 */
export async function lockSession(db: Db, token: string): Promise<void> {
  if (isSqlite(db)) return;
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.role_id')
    .where('token_hash', '=', hashOf(token))
    .forKeyShare('sessions')
    .forShare('users')
    .executeTakeFirst();
  if (!user) return;
  await db.selectFrom('roles').select('id').where('id', '=', user.role_id).forShare().execute();
}
