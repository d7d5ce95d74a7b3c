import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { StoreError } from '../store/engine';
import { isFirstStart } from '../store/firstStart';
import type { Db } from '../store/schema';
import { inSnapshot, inTransaction } from '../store/store';
import { TABLES } from '../store/tables';

/** Parents before their children, who refer to them. */
const BEFORE_KEY: Readonly<Record<string, string>> = { categories: 'parent_id is not null, ' };

/** Photographs are megabytes each; few of them are held in memory at a time. */
const ROWS_AT_ONCE = 200;
const FILES_AT_ONCE = 8;

/** What a table holds: how many rows, and a sum over their content in which order does not count. */
export interface Contents {
  rows: number;
  checksum: string;
}

type Row = Record<string, unknown>;

const SHA256_RANGE = 2n ** 256n;

function hashOf(row: Row): bigint {
  const hash = createHash('sha256');
  for (const column of Object.keys(row).sort()) {
    const value = row[column];
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
    hash.update(`${column}:${bytes.length}:`).update(bytes);
  }
  return BigInt(`0x${hash.digest('hex')}`);
}

/** Reads a table in pieces, and hands each of them over. */
async function readTable(
  db: Db,
  table: string,
  take: (rows: Row[]) => Promise<void> = () => Promise.resolve(),
): Promise<Contents> {
  const key = sql.join((TABLES[table] ?? []).map((column) => sql.ref(column)));
  const atOnce = table === 'image_files' ? FILES_AT_ONCE : ROWS_AT_ONCE;
  let sum = 0n;
  for (let count = 0; ; count += atOnce) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      order by ${sql.raw(BEFORE_KEY[table] ?? '')}${key}
      limit ${atOnce} offset ${count}`.execute(db);
    for (const row of rows) sum = (sum + hashOf(row)) % SHA256_RANGE;
    await take(rows);
    if (rows.length < atOnce) {
      return { rows: count + rows.length, checksum: sum.toString(16).padStart(64, '0') };
    }
  }
}

async function insertRows(db: Db, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/** What every table of a store holds. */
export async function contentsOf(db: Db): Promise<Record<string, Contents>> {
  const contents: Record<string, Contents> = {};
  for (const table of Object.keys(TABLES)) contents[table] = await readTable(db, table);
  return contents;
}

async function copyTables(source: Db, target: Db): Promise<Record<string, Contents>> {
  const copied: Record<string, Contents> = {};
  for (const table of Object.keys(TABLES)) {
    copied[table] = await readTable(source, table, (rows) => insertRows(target, table, rows));
    const arrived = await readTable(target, table);
    if (arrived.checksum !== copied[table].checksum) {
      throw new StoreError(`The table ${table} did not arrive as it was. Nothing was copied.`);
    }
  }
  return copied;
}

/**
 * Copies a store into an empty one, all of it or nothing, and compares what arrived with what was
 * sent. Repeated, it finds the copy in place and changes nothing. Both stores are prepared.
 *
 * @returns what was found in each table
 * @throws StoreError where the target holds something else already
 */
export function copyStore(source: Db, target: Db): Promise<Record<string, Contents>> {
  return inSnapshot(source, (from) =>
    inTransaction(target, async (to) => {
      if (await isFirstStart(to)) return copyTables(from, to);
      const [sent, found] = [await contentsOf(from), await contentsOf(to)];
      const differs = Object.keys(TABLES).some(
        (table) => sent[table]?.checksum !== found[table]?.checksum,
      );
      if (!differs) return found;
      throw new StoreError('The database holds something else already. Name an empty one.');
    }),
  );
}
