import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StoreError } from '../store/engine';
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

function copy(source: string, target: string): void {
  const store = new Database(source, { readonly: true, fileMustExist: true });
  try {
    store.pragma('busy_timeout = 5000');
    store.prepare('vacuum into ?').run(target);
  } finally {
    store.close();
  }
}

/** Whoever steals or restores a backup gets no session that its owner believes to be closed. */
function closeSessions(file: string): void {
  const store = new Database(file);
  try {
    store.pragma('secure_delete = ON');
    store.prepare('delete from sessions').run();
  } finally {
    store.close();
  }
}

/** @throws StoreError */
export function checkIntegrity(file: string): void {
  const store = new Database(file, { readonly: true });
  try {
    const verdict = store.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new StoreError(`The file ${file} is damaged: ${String(verdict)}.`);
  } finally {
    store.close();
  }
}

/** Copies the content of a store without its sessions into a new file of this user. */
export function copyFile(source: string, target: string): void {
  create(target);
  copy(source, target);
  closeSessions(target);
  checkIntegrity(target);
  flush(target);
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

/**
 * Copies a consistent snapshot of the embedded store into one file while a server uses the store,
 * without its sessions.
 * The file gets its name only once it is complete and checked.
 *
 * @throws StoreError where there is no store, or the file already exists
 */
export function backUp(dataDir: string, file: string): void {
  const source = storeFile(dataDir);
  const target = resolve(file);
  if (!existsSync(source)) throw new StoreError(`There is no store at ${source}. Set DATA_DIR.`);
  if (existsSync(target)) throw new StoreError(`${target} already exists. Choose another name.`);
  const unfinished = `${target}.unfinished`;
  refuseForeignLog(source);
  try {
    copyFile(source, unfinished);
    renameSync(unfinished, target);
    emptyLog(source);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
