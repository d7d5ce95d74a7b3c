import { sql } from 'kysely';
import { problemOfCounters } from './ids';
import { referencesOf } from './parts';
import type { Reference } from './parts';
import type { Db } from '../schema';
import { TABLES } from '../tables';

/** Rows that are always written together with a row of another table that references them. */
const COUNTERPARTS: readonly Reference[] = [
  { table: 'posts', column: 'id', parent: 'post_texts', key: 'post_id' },
  { table: 'images', column: 'id', parent: 'image_files', key: 'image_id' },
];

/** Counts the rows of a table that lack the row that belongs to them. */
const countLacking = ({ table, column, parent, key }: Reference) =>
  sql`select ${sql.lit(table)} as "table", ${sql.lit(parent)} as parent, count(*) as count
    from ${sql.table(table)} as child
    where ${sql.ref(`child.${column}`)} is not null and not exists (
      select 1 from ${sql.table(parent)} as other
      where ${sql.ref(`other.${key}`)} = ${sql.ref(`child.${column}`)})`;

/**
 * Finds rows that cannot be from one store: references to missing rows, and counters that are
 * behind. They are left by a restoration that failed half-way, and by one into a database with
 * other content. PostgreSQL enforces references only for rows that are written while they exist.
 *
 * @returns what is wrong, or null
 */
export async function problemOfRows(db: Db): Promise<string | null> {
  const references = (await referencesOf(db)).filter(({ table }) => table in TABLES);
  const counts = [...references, ...COUNTERPARTS].map(countLacking);
  const { rows } = await sql<{ table: string; parent: string; count: number }>`select * from (
    ${sql.join(counts, sql` union all `)}) as counts where count > 0 limit 1`.execute(db);
  const [first] = rows;
  if (!first) return problemOfCounters(db);
  return `rows of ${first.table} (${first.count}) lack theirs in ${first.parent}`;
}
