import { chmodSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { codeOf } from '../../runtime/errors';
import { StoreError } from './engine';

export const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * The position of the journal mode in the header of an SQLite file, and its value for a write-ahead
 * log.
 */
const JOURNAL_MODE_AT = 18;
const WITH_LOG = 2;

/**
 * Refuses a store beside the log of another store, because SQLite would write that log over the
 * store, or drop it. The header of a stopped store or a backup shows that it has no log.
 *
 * @throws StoreError
 */
export function refuseForeignLog(file: string): void {
  const log = `${file}-wal`;
  if (sizeOf(log) === 0) return;
  const header = Buffer.alloc(JOURNAL_MODE_AT + 1);
  if (existsSync(file)) {
    const handle = openSync(file, 'r');
    readSync(handle, header, 0, header.length, 0);
    closeSync(handle);
  }
  if (header[JOURNAL_MODE_AT] === WITH_LOG) return;
  throw new StoreError(`${log} belongs to another store; move it away.`);
}

export function refuseIncomplete(database: Database.Database, file: string): void {
  const table = "select 1 from sqlite_master where name = 'kysely_migration'";
  if (database.prepare(table).get()) return;
  throw new StoreError(
    `The store ${file} is incomplete: it has none of the tables of this program. Restore it from a ` +
      'backup, remove it to begin with an empty store, or set DATA_DIR to another folder.',
  );
}

/**
 * Makes a file readable for this user only.
 *
 * @returns a warning for the operator if that fails, else null
 */
export function restrict(file: string): string | null {
  try {
    chmodSync(file, 0o600);
    return null;
  } catch (error) {
    return `Make sure that others cannot read ${file}: its permissions cannot be changed (${codeOf(error)}).`;
  }
}
