import { rmSync } from 'node:fs';
import { loadConfig } from '../../src/server/config/config';
import { makeTrustedTime } from '../../src/server/runtime/trustedTime';
import { SearchQueue } from '../../src/server/http/limits/searchQueue';
import { makeImageDecoder } from '../../src/server/images/imageDecoder';
import { inTransaction, openStore } from '../../src/server/store/engine/store';
import type { Store } from '../../src/server/store/engine/store';
import { TABLES } from '../../src/server/store/tables';
import { summarize, copyStore } from '../../src/server/tools/copyStore';
import { makePasswords } from '../../src/server/accounts/passwords';
import { addDemoCategories, addDemoPosts, addDemoSlider } from '../../src/demo/posts';
import { fillIfEmpty } from '../../src/server/accounts/firstStart';
import { openSession } from '../../src/server/store/sessions';
import { deletePost, listPosts } from '../../src/server/store/posts';
import { moveToTrash } from '../../src/server/store/trash';
import { ADMIN, DEVICE, temporaryFolder } from '../helpers/server/testServer';
import { dropDatabase, storeConfig } from '../helpers/server/testDatabase';

let dataDir: string;
let source: Store;
let target: Store;

beforeEach(async () => {
  dataDir = temporaryFolder();
  source = openStore({ dataDir, databaseUrl: null });
  target = openStore(await storeConfig(dataDir));
  await source.prepare();
  await target.prepare();
});

afterEach(async () => {
  await source.close();
  await target.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

const FIRST_PAGE = { page: 1, perPage: 100 };
const RAIN = { text: 'မိုး', start: null, end: null };

const { limits } = loadConfig({});
const images = makeImageDecoder(limits);
afterAll(() => images.close());

const now = () => new Date();

const servicesOf = ({ db }: Store) => ({
  db,
  images,
  passwords: makePasswords(4),
  now,
  trustedTime: makeTrustedTime(now),
  searches: new SearchQueue(),
  twoFactor: null,
  feeds: null,
  maxSessionMs: 3_600_000,
});

/** Fills the embedded store with an administrator and categories. */
async function fillSource() {
  await fillIfEmpty(servicesOf(source), ADMIN);
  return addDemoCategories(servicesOf(source));
}

/** Adds posts, tags and images, also in the trash. */
async function fillSourceWithPosts(): Promise<void> {
  await addDemoPosts(servicesOf(source), await fillSource());
  await addDemoSlider(servicesOf(source));
  const user = { id: 1, name: 'Daw Khin', email: 'khin@example.org' };
  await inTransaction(source.db, async (trx) => {
    await moveToTrash(trx, 'post', 1, { user, now: new Date() });
    await deletePost(trx, 1);
  });
}

it('knows every table', async () => {
  const tables = await source.db.introspection.getTables();
  // SQLite's full-text index consists of tables, too.
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('post_trigrams'));
  expect(names.sort()).toEqual(Object.keys(TABLES).sort());
});

it('copies all of a store, which then answers as it did, and can be repeated', async () => {
  await fillSourceWithPosts();
  const sent = await summarize(source.db);
  expect([sent.posts?.rows, sent.trash?.rows, sent.trash_tags?.rows]).toEqual([59, 1, 4]);
  expect(await copyStore(source.db, target.db)).toEqual(sent);
  expect(await summarize(target.db)).toEqual(sent);
  for (const filter of [undefined, RAIN]) {
    expect(await listPosts(target.db, FIRST_PAGE, filter)).toEqual(
      await listPosts(source.db, FIRST_PAGE, filter),
    );
  }
  expect(await copyStore(source.db, target.db)).toEqual(sent);
});

it('leaves the sessions behind', async () => {
  await fillSource();
  await openSession(source.db, 1, DEVICE, new Date());
  await copyStore(source.db, target.db);
  expect(await target.db.selectFrom('users').select('id').execute()).toEqual([{ id: 1 }]);
  expect(await target.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await copyStore(source.db, target.db)).toEqual(await summarize(source.db));
});

it('does not touch a database with other content', async () => {
  await fillSource();
  await fillIfEmpty(servicesOf(target), { email: 'other@example.org', password: 'correct horse' });
  const before = await summarize(target.db);
  await expect(copyStore(source.db, target.db)).rejects.toThrow(
    'The database already contains something else. Name an empty one.',
  );
  expect(await summarize(target.db)).toEqual(before);
});

it('leaves the database empty when it breaks off, so that it can be run again', async () => {
  await fillSource();
  await target.db.schema.alterTable('post_texts').renameTo('hidden').execute();
  await expect(copyStore(source.db, target.db)).rejects.toThrow();
  await target.db.schema.alterTable('hidden').renameTo('post_texts').execute();
  expect((await summarize(target.db)).categories?.rows).toBe(0);
  expect(await copyStore(source.db, target.db)).toEqual(await summarize(source.db));
});
