import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { backUp, check } from '../../../src/server/tools/backup';
import { signInAsAdmin, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { copyPrepared } from '../../helpers/server/testDatabase';
import { runTool } from '../../helpers/server/bundle';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The backup becomes the store of an empty data folder, as docs/operations.md describes. */
function restore(backup: string): string {
  const dataDir = join(folder, 'restored');
  mkdirSync(dataDir);
  copyFileSync(backup, join(dataDir, 'store.sqlite'));
  return dataDir;
}

const runBackup = (...args: string[]) => runTool('backup', { DATA_DIR: folder }, ...args);

it('leaves out the sessions, so that nobody is signed in to a restored store', async () => {
  await copyPrepared(folder);
  const server = await startTestServer({ dataDir: folder });
  const headers = await signInAsAdmin(server);
  const backup = join(folder, 'backup.sqlite');
  await backUp(folder, backup);
  const restored = await startTestServer({ dataDir: restore(backup) });
  const statusOf = async ({ app }: TestServer) =>
    (await app.inject({ url: '/api/sliders', headers })).statusCode;
  expect(await statusOf(server)).toBe(200);
  expect(await statusOf(restored)).toBe(401);
  expect(await restored.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await restored.stop();
  await server.stop();
});

it('can be read by this user only, before it has any content', async () => {
  await copyPrepared(folder);
  // An exclusive lock makes the backup wait.
  const other = new Database(join(folder, 'store.sqlite'));
  other.exec('begin exclusive');
  const backup = join(folder, 'backup.sqlite');
  let isEnded = false;
  const backingUp = runBackup(backup).finally(() => {
    isEnded = true;
  });
  while (!existsSync(`${backup}.unfinished`) && !isEnded) await new Promise(setImmediate);
  const { mode, size } = statSync(`${backup}.unfinished`);
  other.close();
  expect({ mode: mode & 0o777, size }).toEqual({ mode: 0o600, size: 0 });
  await backingUp;
  expect(statSync(backup).mode & 0o777).toBe(0o600);
});

it('never writes over a file', async () => {
  const file = join(folder, 'precious.txt');
  writeFileSync(join(folder, 'store.sqlite'), '');
  writeFileSync(file, 'precious');
  await expect(backUp(folder, file)).rejects.toThrow(/already exists\. Choose another name\.$/);
});

it('says where it found no store', () =>
  expect(backUp(join(folder, 'nowhere'), join(folder, 'b'))).rejects.toThrow(
    /There is no store at .*nowhere.*Set DATA_DIR\./,
  ));

it('says what it checked: the pages of the file, and the rows of each table', async () => {
  await copyPrepared(folder);
  const backup = join(folder, 'backup.sqlite');
  expect((await runBackup(backup)).output).toMatch(
    /^Backed up to .*backup\.sqlite \(\d\.\d MB\)\. Checked: the file is intact, and its \d\d tables have all \d+ rows of the store, without sessions\.\n$/,
  );
  const { tags = NaN, sessions } = await backUp(folder, join(folder, 'second.sqlite'));
  expect([tags, sessions]).toEqual([0, 0]);
  expect(() => check(backup, { tags, sessions: 0 })).not.toThrow();
  expect(() => check(backup, { tags: 1, sessions: 0 })).toThrow(
    'The copy has 0 rows in tags, and the original 1.',
  );
  expect(() => check(backup, { nothing: 1 })).toThrow(/has no rows in nothing, and the original 1/);
});

const named = (day: string) => `backup.2026-06-${day}T20-00-00-000Z.sqlite`;

it('keeps the newest of the backups that it named, the one just made, and every other file', async () => {
  await copyPrepared(folder);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const others = ['backup.sqlite', `${named('01')}.txt`, `my ${named('01')}`, 'store.2026.sqlite'];
  const unfinished = [`${named('01')}.unfinished`, `${named('01')}.unfinished-journal`];
  const [old, older, ahead] = [named('02'), named('01'), named('02').replace('2026', '2999')];
  for (const name of [...others, ...unfinished, old, older, ahead]) {
    writeFileSync(join(backups, name), name);
  }
  mkdirSync(join(backups, named('03')));
  const { output: printed } = await runBackup(backups, '--keep', '3');
  expect(printed).toContain(`\nRemoved ${older}.\n`);
  const [, made = ''] = /^Backed up to .*\/(backup\.[^/]*Z\.sqlite) /.exec(printed) ?? [];
  expect(readdirSync(backups).sort()).toEqual([...others, named('03'), old, ahead, made].sort());
  await runBackup(backups, '--keep', '1');
  expect(readdirSync(backups)).toHaveLength(others.length + 2);
  expect(readdirSync(backups)).not.toContain(ahead);
});

it.each([
  [['nowhere', '--keep', '3'], /^--keep needs a folder that exists: npm run backup -- FOLDER/],
  [['.', '--keep', '0'], '--keep must be a whole number from 1 to 9999, not "0".\n'],
  [['.', '--keep'], /--keep/],
  [['.', '--kep', '3'], /--kep/],
  [[], 'Name the file or folder to write to: npm run backup -- FILE\n'],
])('refuses the arguments %j with a sentence', async (args, sentence) => {
  const { errors } = await runBackup(...args);
  expect(errors).toMatch(sentence);
  expect(errors.trim()).not.toMatch(/\n {4}at /);
});

it('removes no earlier backup, and leaves nothing behind, where the new one is damaged', async () => {
  await copyPrepared(folder);
  const file = join(folder, 'store.sqlite');
  writeFileSync(file, readFileSync(file).fill(0x5a, 20 * 4096, 23 * 4096));
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  for (const day of ['01', '02', '03']) writeFileSync(join(backups, named(day)), day);
  expect(await runBackup(backups, '--keep', '1')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Nothing was backed up: .*(damaged|malformed)/) as string,
  });
  expect(readdirSync(backups)).toEqual([named('01'), named('02'), named('03')]);
});

it('leaves nothing behind when it fails', async () => {
  writeFileSync(join(folder, 'store.sqlite'), 'this is no database at all '.repeat(400));
  await expect(backUp(folder, join(folder, 'backup'))).rejects.toThrow(
    /^Nothing was backed up: .*file is not a database\.$/,
  );
  expect(readdirSync(folder)).toEqual(['store.sqlite']);
});

it('prints the command for PostgreSQL, without the password', async () => {
  const url = "postgres://forecast:se'cret@db.example.org/o'clock?password=secret&sslmode=require";
  const { code, output, errors } = await runTool('backup', { DATABASE_URL: url }, folder);
  expect([code, output]).toEqual([1, '']);
  expect(errors.trimEnd().split('\n').at(-1)).toBe(
    'pg_dump --format=custom --exclude-table-data=sessions --file=backup.dump ' +
      "'postgres://forecast@db.example.org/o'\\''clock?sslmode=require'",
  );
  expect(errors).not.toMatch(/cret/);
});
