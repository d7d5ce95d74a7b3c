import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { deletePost } from '../../../src/server/store/posts';
import type { Db } from '../../../src/server/store/schema';
import { openStore } from '../../../src/server/store/engine/store';
import { backUp } from '../../../src/server/tools/backup';
import { openDesk } from '../../helpers/server/posts';
import {
  buildContent,
  idsWith,
  openSearchedStore,
  writePost,
} from '../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../helpers/server/searchedPosts';
import { startTestServer } from '../../helpers/server/testServer';

/** @throws Error if the index and the texts differ */
async function checkIndex(db: Db): Promise<void> {
  await sql`insert into post_trigrams (post_trigrams, rank) values ('integrity-check', 1)`.execute(
    db,
  );
}

it('is in step with the posts after every call that writes one', async () => {
  const server = await startTestServer();
  const { db } = server.services;
  const desk = await openDesk(server);
  for (const title of ['Wind', 'Storm', 'Hail']) await desk.create({ title });
  await desk.update(1, { title: 'Gale' });
  await desk.admin.delete('/api/posts/2');
  expect([await idsWith(db, 'wind'), await idsWith(db, 'storm')]).toEqual([[], []]);
  await checkIndex(db);
  await desk.admin.delete('/api/posts/3');
  await desk.admin.post('/api/posts/2/restore');
  expect([await idsWith(db, 'gale'), await idsWith(db, 'storm')]).toEqual([[1], [2]]);
  expect(await idsWith(db, 'hail')).toEqual([]);
  await checkIndex(db);
  await server.stop();
});

describe('the index of texts', () => {
  let store: SearchedStore;

  beforeEach(async () => {
    store = await openSearchedStore();
    await store.addAll(['rain', 'flood', 'drought'].map((title) => buildContent({ title })));
  });

  afterEach(() => store.remove());

  it('is in a backup', async () => {
    const dataDir = join(store.dataDir, 'restored');
    mkdirSync(dataDir);
    await deletePost(store.db, 2);
    await backUp(store.dataDir, join(dataDir, 'store.sqlite'));
    const restored = openStore({ dataDir, databaseUrl: null });
    await restored.check();
    await checkIndex(restored.db);
    await writePost(restored.db, 3, buildContent({ title: 'rain again' }));
    expect(await idsWith(restored.db, 'rain')).toEqual([3, 1]);
    await checkIndex(restored.db);
    await restored.close();
  });

  it('has a query plan that looks up three characters and scans for two', async () => {
    const planOf = async (text: string) => {
      const { rows } = await sql<{ detail: string }>`explain query plan
        select rowid from post_trigrams where post_trigrams match ${`"${text}"`}`.execute(store.db);
      return rows.map(({ detail }) => detail).join();
    };
    expect(await planOf('rai')).toContain('VIRTUAL TABLE INDEX');
    // The index alone would find nothing.
    expect(await idsWith(store.db, 'ra')).toEqual([1]);
  });
});
