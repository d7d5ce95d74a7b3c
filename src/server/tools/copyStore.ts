import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { StoreError } from '../store/engine/engine';
import { isFirstStart } from '../store/firstStart';
import { continueIds } from '../store/engine/ids';
import { lockArea } from '../store/engine/locks';
import type { Db } from '../store/schema';
import { inSnapshot, inTransaction } from '../store/engine/store';
import { TABLES } from '../store/tables';

/** Parents come before the children that reference them. */
const BEFORE_KEY: Readonly<Record<string, string>> = { categories: 'parent_id is not null, ' };

/** Sessions are not copied: a user signed in to one store is not signed in to the other. */
const COPIED = Object.keys(TABLES).filter((table) => table !== 'sessions');

/** Batch sizes. Photographs are megabytes each. */
const ROWS_PER_BATCH = 200;
const FILES_PER_BATCH = 8;

export interface TableSummary {
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

async function readTable(
  db: Db,
  table: string,
  onBatch: (rows: Row[]) => Promise<void> = () => Promise.resolve(),
): Promise<TableSummary> {
  const key = sql.join((TABLES[table] ?? []).map((column) => sql.ref(column)));
  const batchSize = table === 'image_files' ? FILES_PER_BATCH : ROWS_PER_BATCH;
  let sum = 0n;
  for (let count = 0; ; count += batchSize) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      order by ${sql.raw(BEFORE_KEY[table] ?? '')}${key}
      limit ${batchSize} offset ${count}`.execute(db);
    for (const row of rows) sum = (sum + hashOf(row)) % SHA256_RANGE;
    await onBatch(rows);
    if (rows.length < batchSize) {
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

export async function summarize(db: Db): Promise<Record<string, TableSummary>> {
  const summaries: Record<string, TableSummary> = {};
  for (const table of COPIED) summaries[table] = await readTable(db, table);
  return summaries;
}

async function copyTables(source: Db, target: Db): Promise<Record<string, TableSummary>> {
  const copied: Record<string, TableSummary> = {};
  for (const table of COPIED) {
    copied[table] = await readTable(source, table, (rows) => insertRows(target, table, rows));
    const arrived = await readTable(target, table);
    if (arrived.checksum !== copied[table].checksum) {
      throw new StoreError(
        `The copy of table ${table} differs from the original. Nothing was copied.`,
      );
    }
  }
  await continueIds(target);
  return copied;
}

/**
 * Copies a store without its sessions into an empty one, completely or not at all, and compares the
 * two. If the target is already a copy, it changes nothing. Both stores must be prepared.
 *
 * @returns a summary of each table
 * @throws StoreError if the target is neither empty nor a copy
 */
export function copyStore(source: Db, target: Db): Promise<Record<string, TableSummary>> {
  return inSnapshot(source, (from) =>
    inTransaction(target, async (to) => {
      await lockArea(to, 'firstStart');
      if (await isFirstStart(to)) return copyTables(from, to);
      const [sent, found] = [await summarize(from), await summarize(to)];
      const differs = COPIED.some((table) => sent[table]?.checksum !== found[table]?.checksum);
      if (!differs) return found;
      throw new StoreError('The database already contains something else. Name an empty one.');
    }),
  );
}
