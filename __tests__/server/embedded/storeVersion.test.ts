import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { watchVersion } from '../../../src/server/store/storeVersion';
import { temporaryFolder } from '../../helpers/server/testServer';

const folder = temporaryFolder();
const file = join(folder, 'store.sqlite');
let writers: Database.Database[];
let watcher: Database.Database;

beforeAll(() => {
  writers = [new Database(file), new Database(file)];
  writers[0]?.exec('pragma journal_mode = WAL; create table texts (text)');
  watcher = new Database(file, { readonly: true });
});

afterAll(() => {
  for (const database of [watcher, ...writers]) database.close();
  rmSync(folder, { recursive: true });
});

it('differs after every commit, and only then', () => {
  const version = watchVersion(watcher);
  for (const writer of [...writers, ...writers]) {
    const before = version();
    writer.exec("begin; insert into texts values ('new')");
    expect(version()).toBe(before);
    writer.exec('rollback');
    expect(version()).toBe(before);
    writer.exec("insert into texts values ('new')");
    expect(version()).not.toBe(before);
  }
});

it('is unknown where it cannot be read', () => {
  const closed = new Database(file, { readonly: true });
  const version = watchVersion(closed);
  expect(version()).not.toBeNull();
  closed.close();
  expect(version()).toBeNull();
});
