import Database from 'better-sqlite3';
import { cacheStatements } from '../../../src/server/store/sqlite';

let database: Database.Database;

beforeEach(() => {
  database = new Database(':memory:');
  database.exec('create table rivers (name text)');
});

afterEach(() => {
  database.close();
});

it('prepares a query once for as long as it is in use, and few queries in all', () => {
  const kept = cacheStatements(database);
  const inUse = kept.prepare('select name from rivers');
  const unused = kept.prepare('select count(*) from rivers');
  for (let limit = 0; limit < 1000; limit += 1) {
    kept.prepare(`select name from rivers limit ${limit}`);
    expect(kept.prepare('select name from rivers')).toBe(inUse);
  }
  expect(kept.prepare('select count(*) from rivers')).not.toBe(unused);
});

it('sees what was written and how the table was changed after a query was prepared', () => {
  const kept = cacheStatements(database);
  const read = () => kept.prepare('select * from rivers').all([]);
  expect(read()).toEqual([]);
  kept.prepare('insert into rivers values (?)').run(['Chindwin']);
  kept.prepare('insert into rivers values (?)').run(['Sittaung']);
  expect(read()).toEqual([{ name: 'Chindwin' }, { name: 'Sittaung' }]);
  database.exec('alter table rivers add column height integer default 7');
  expect(read()).toEqual([
    { name: 'Chindwin', height: 7 },
    { name: 'Sittaung', height: 7 },
  ]);
});

it('continues after a failed query', () => {
  const kept = cacheStatements(database);
  database.exec('create unique index river_names on rivers (name)');
  const add = (name: string) => kept.prepare('insert into rivers values (?)').run([name]);
  add('Chindwin');
  expect(() => add('Chindwin')).toThrow('UNIQUE');
  expect(add('Sittaung').changes).toBe(1);
});
