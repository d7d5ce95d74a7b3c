import { sql } from 'kysely';
import { ALL_NOUNS } from '../../../contract/nouns';
import { isSqlite } from './locks';
import type { Db } from '../schema';
import { NOUN_TABLES } from '../tables';

/** The tables whose ids are counted. */
const COUNTED = [
  ...ALL_NOUNS.map((noun) => NOUN_TABLES[noun]),
  'images',
  'trash',
  'audit',
] as const;
type Counter = (typeof COUNTED)[number];

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

async function missingSequence(db: Db): Promise<string | null> {
  const names = sql.join(COUNTED.map(sequenceOf));
  const { rows } = await sql<{ name: string }>`select name from unnest(array[${names}]) as name
    where to_regclass(name) is null`.execute(db);
  return rows[0] ? `it lacks the sequence ${rows[0].name}` : null;
}

/**
 * Finds a counter that would give an id of an existing row again.
 *
 * @returns what is wrong, or null
 */
export async function problemOfCounters(db: Db): Promise<string | null> {
  const missing = isSqlite(db) ? null : await missingSequence(db);
  if (missing !== null) return missing;
  const lastOf = (noun: string) =>
    isSqlite(db)
      ? sql`coalesce((select last from id_counters where noun = ${sql.lit(noun)}), 0)`
      : sql`(select last_value - case when is_called then 0 else 1 end
          from ${sql.table(sequenceOf(noun))})`;
  const counters = COUNTED.map(
    (noun) => sql`select ${sql.lit(noun)} as noun, ${lastOf(noun)} as last,
      (select max(id) from ${sql.table(noun)}) as highest`,
  );
  const { rows } = await sql<{ noun: string; last: number; highest: number }>`select * from (
    ${sql.join(counters, sql` union all `)}) as counters where last < highest`.execute(db);
  const [first] = rows;
  return first
    ? `the ids of ${first.noun} are counted to ${first.last}, but reach ${first.highest}`
    : null;
}
