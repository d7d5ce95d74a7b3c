import { sql } from 'kysely';
import type { Noun } from '../../contract/nouns';
import { isSqlite } from './locks';
import type { Db } from './schema';
import type { NOUN_TABLES } from './tables';

type Counter = (typeof NOUN_TABLES)[Noun] | 'images' | 'trash' | 'audit';

const sequenceOf = (noun: string) => `ids_of_${noun}`;

/**
 * Reserves the next id. No id is used twice, so that an old link never leads to a newer entity.
 * SQLite counts in a table. On PostgreSQL a row would block all other writers, so ids come from a
 * sequence, which leaves a gap if a transaction fails.
 */
export async function nextId(db: Db, noun: Counter): Promise<number> {
  if (!isSqlite(db)) {
    const { rows } = await sql<{ id: number }>`
      select nextval(${sequenceOf(noun)}::regclass) as id`.execute(db);
    return rows[0]?.id ?? 0;
  }
  const { last } = await db
    .insertInto('id_counters')
    .values({ noun, last: 1 })
    .onConflict((conflict) =>
      conflict.column('noun').doUpdateSet((eb) => ({ last: eb('id_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Makes new ids continue after the counters that were written to `id_counters`. */
export async function continueIds(db: Db): Promise<void> {
  if (isSqlite(db)) return;
  for (const { noun, last } of await db.selectFrom('id_counters').selectAll().execute()) {
    await sql`select setval(${sequenceOf(noun)}::regclass, ${last + 1}, false)`.execute(db);
  }
}
