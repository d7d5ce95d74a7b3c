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
import { asError, StoreError } from '../store/engine';
import { storeFile } from '../store/sqlite';
import { refuseForeignLog } from '../store/storeFiles';

/** Waits until a file is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Only this user may read it, from its first byte on: SQLite writes into an empty file as it is. */
function create(file: string): void {
  rmSync(file, { force: true });
  closeSync(openSync(file, 'wx', 0o600));
}

/** The number of rows of each table. */
type Rows = Readonly<Record<string, number>>;

/** The tables are those of the file, which an older version may have made. */
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

/** Pages at a time. Only an interruption of the process comes between two of them. */
const PAGES = 10_000;

/** Copies a store as it is at one moment, whatever is written meanwhile. @returns its rows then */
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

/** Whoever steals or restores a backup gets no session that its owner believes to be closed. */
function closeSessions(file: string): void {
  const store = new Database(file);
  try {
    // Marks the file as one that is whole without a log.
    store.pragma('journal_mode = DELETE');
    store.pragma('secure_delete = ON');
    store.prepare('delete from sessions').run();
  } finally {
    store.close();
  }
}

/**
 * Reads a whole copy.
 *
 * @param expected the rows of tables of the original
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

/** Copies the content of a store without its sessions into a new file of this user, and checks it. */
export async function copyFile(source: string, target: string): Promise<Rows> {
  create(target);
  const rows = { ...(await copy(source, target)), sessions: 0 };
  closeSessions(target);
  check(target, rows);
  flush(target);
  return rows;
}

/** Leaves as little as possible outside of the file, for those who copy that. */
function emptyLog(file: string): void {
  try {
    const store = new Database(file, { fileMustExist: true, timeout: 1000 });
    store.pragma('wal_checkpoint(TRUNCATE)');
    store.close();
  } catch {
    // Such as a user who may only read it. The backup is complete without.
  }
}

/** What follows the name of a file that is not complete: its own end, and those of SQLite's logs. */
const UNFINISHED = ['.unfinished', '.unfinished-journal', '.unfinished-wal', '.unfinished-shm'];

/**
 * Copies a consistent snapshot of the embedded store into one file while a server uses the store,
 * without its sessions.
 * The file gets its name only once it is complete and checked.
 *
 * @returns the rows of each table, which the file was checked for
 * @throws StoreError where there is no store, the file already exists, or the copy differs
 */
export async function backUp(dataDir: string, file: string): Promise<Rows> {
  const source = storeFile(dataDir);
  const target = resolve(file);
  if (!existsSync(source)) throw new StoreError(`There is no store at ${source}. Set DATA_DIR.`);
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

/** A name for a backup in a folder, which sorts by time. */
export function backupName(folder: string, now: Date): string {
  return join(folder, `backup.${now.toISOString().replace(/[:.]/g, '-')}.sqlite`);
}

/** The names of `backupName`. */
const NAMED = /^backup\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite/;

/**
 * Removes the oldest of the backups that have a name of `backupName`, and what a killed backup has left.
 *
 * @param made the one that was just made, which is kept whatever the clock said
 * @param keep how many to keep, that one included
 * @returns the names of the backups that were removed
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
