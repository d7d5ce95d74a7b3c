import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { asError } from '../runtime/errors';
import { StoreError } from '../store/engine/engine';
import { existingStoreFile } from '../store/engine/sqlite';
import { refuseForeignLog } from '../store/engine/storeFiles';

export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Creates a file that only this user may read, from its first byte on: SQLite keeps the mode of an
 * empty file.
 */
function create(file: string): void {
  rmSync(file, { force: true });
  closeSync(openSync(file, 'wx', 0o600));
}

type Rows = Readonly<Record<string, number>>;

/** Counts the rows of each table in the file, which an older version may have made. */
function countRows(store: Database.Database): Rows {
  const tables = store
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table'",
    )
    .pluck()
    .all();
  const count = (table: string) =>
    store.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}

/** The number of pages per step of the copy. A signal can interrupt it only between two steps. */
const PAGES = 10_000;

/**
 * Copies the state of a store at one moment, even while it is being changed.
 *
 * @returns the rows at that moment
 */
async function copy(source: string, target: string): Promise<Rows> {
  const store = new Database(source, { readonly: true, fileMustExist: true });
  try {
    store.pragma('busy_timeout = 5000');
    store.exec('begin');
    const rows = countRows(store);
    await store.backup(target, { progress: () => PAGES });
    return rows;
  } finally {
    store.close();
  }
}

/**
 * Copies a store as it is into a new file that only this user may read, and checks it. Nothing of
 * its code runs.
 */
export async function copyUnchanged(source: string, target: string): Promise<void> {
  create(target);
  check(target, await copy(source, target));
}

/**
 * Removes all sessions, so that a stolen or restored backup has none that its user believes closed.
 */
export function emptySessions(file: string): void {
  const store = new Database(file);
  try {
    // Without a log file, this file is complete on its own.
    store.pragma('journal_mode = DELETE');
    store.pragma('secure_delete = ON');
    store.prepare('delete from sessions').run();
  } finally {
    store.close();
  }
}

/**
 * Checks a copy by reading all of it.
 *
 * @param expected the rows of each table of the original
 * @throws StoreError
 */
export function check(file: string, expected: Rows): void {
  const store = new Database(file, { readonly: true });
  try {
    const verdict = store.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new StoreError(`The copy is damaged: ${String(verdict)}.`);
    const found = countRows(store);
    for (const [table, rows] of Object.entries(expected)) {
      if (found[table] === rows) continue;
      throw new StoreError(
        `The copy has ${found[table] ?? 'no'} rows in ${table}, and the original ${rows}.`,
      );
    }
  } finally {
    store.close();
  }
}

/**
 * Copies a store without its sessions into a new file that only this user may read, and checks it.
 */
async function copyFile(source: string, target: string): Promise<Rows> {
  create(target);
  const rows = { ...(await copy(source, target)), sessions: 0 };
  emptySessions(target);
  check(target, rows);
  flush(target);
  return rows;
}

/** Empties the store's log into its file, for operators who copy the file itself. */
function emptyLog(file: string): void {
  try {
    const store = new Database(file, { fileMustExist: true, timeout: 1000 });
    store.pragma('wal_checkpoint(TRUNCATE)');
    store.close();
  } catch {
    // For example a user with only read access. The backup is complete anyway.
  }
}

const UNFINISHED = ['.unfinished', '.unfinished-journal', '.unfinished-wal', '.unfinished-shm'];

/**
 * Copies a consistent snapshot of the embedded store, without its sessions, into one file while a
 * server uses the store. The file gets its name only once it is complete and checked.
 *
 * @returns the rows of each table in the checked file
 * @throws StoreError if there is no store, the file already exists, or the copy differs
 */
export async function backUp(dataDir: string, file: string): Promise<Rows> {
  const source = existingStoreFile(dataDir);
  const target = resolve(file);
  if (existsSync(target)) throw new StoreError(`${target} already exists. Choose another name.`);
  refuseForeignLog(source);
  try {
    const rows = await copyFile(source, `${target}.unfinished`);
    renameSync(`${target}.unfinished`, target);
    emptyLog(source);
    return rows;
  } catch (error) {
    const reason = asError(error).message.replace(/\.$/, '');
    throw new StoreError(`Nothing was backed up: ${reason}.`, { cause: error });
  } finally {
    for (const end of UNFINISHED) rmSync(target + end, { force: true });
  }
}

export function backupName(folder: string, now: Date): string {
  return join(folder, `backup.${now.toISOString().replace(/[:.]/g, '-')}.sqlite`);
}

const NAMED = /^backup\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite/;

/**
 * Removes the oldest backups with a name of `backupName`, and the leftovers of killed backups.
 *
 * @param made the new backup, which is kept even if the clock was wrong
 * @param keep the number of backups to keep, including the new one
 * @returns the names of the removed backups
 */
export function rotate(made: string, keep: number): string[] {
  const folder = dirname(made);
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NAMED.test(entry.name) && entry.name !== basename(made))
    .map(({ name }) => ({ name, end: name.replace(NAMED, '') }));
  const remove = ({ name }: { name: string }) => rmSync(join(folder, name), { force: true });
  others.filter(({ end }) => UNFINISHED.includes(end)).forEach(remove);
  const backups = others.filter(({ end }) => end === '').map(({ name }) => name);
  const old = backups
    .sort()
    .reverse()
    .slice(keep - 1);
  old.forEach((name) => remove({ name }));
  return old;
}
