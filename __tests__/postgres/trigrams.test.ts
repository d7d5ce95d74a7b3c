import { sql } from 'kysely';
import { outageOf } from '../../src/server/store/engine/engine';
import { slowSearch } from '../../src/server/store/postSearch';
import type { Db } from '../../src/server/store/schema';
import { inSearch, openStore } from '../../src/server/store/engine/store';
import type { Store } from '../../src/server/store/engine/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { buildContent, idsWith, writePost } from '../helpers/server/searchedPosts';

describeWithPostgres('the index of texts on PostgreSQL', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    await cluster.query('postgres', "create database c template template0 lc_ctype 'C'");
    await cluster.query(
      'postgres',
      "create database utf8 template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
    );
    await cluster.query('postgres', 'create role writer login');
  });

  afterAll(() => cluster.remove());

  async function withStore(database: string, work: (store: Store) => Promise<void>, user = '') {
    const url = new URL(cluster.url(database));
    if (user) url.username = user;
    const store = openStore({ dataDir: '', databaseUrl: url.href });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  async function fill({ db, ...store }: Store): Promise<void> {
    await store.prepare();
    await sql`insert into categories values (1, 'News', '', null, '', '', 1)`.execute(db);
    const titles = ['မိုးလေဝသ သတင်း', 'ရေကြီးမှု', 'Rain'];
    for (const [index, title] of titles.entries()) {
      await writePost(db, index + 1, buildContent({ title }));
    }
  }

  it.each([
    ['c', 'Searches for Burmese texts are slow'],
    ['utf8', 'null'],
  ])('finds the same with LC_CTYPE of %s, and warns where it is slow', (database, warning) =>
    withStore(database, async (store) => {
      await fill(store);
      expect(await idsWith(store.db, 'မိုးလေဝသ')).toEqual([1]);
      expect(await idsWith(store.db, 'ရေ')).toEqual([2]);
      expect(await idsWith(store.db, 'rain')).toEqual([3]);
      expect(String(await slowSearch(store.db))).toContain(warning);
    }),
  );

  it('is preferred to reading all texts, which are quick to unpack', async () => {
    await cluster.query('postgres', 'create database unfilled');
    await withStore('unfilled', async (store) => {
      await store.prepare();
      const { rows } = await sql`
        select attcompression, attstorage, attstattarget from pg_attribute
        where attrelid = 'post_texts'::regclass and attname = 'body'`.execute(store.db);
      expect(rows).toEqual([{ attcompression: 'l', attstorage: 'm', attstattarget: 0 }]);
    });
  });

  it('is used for three characters of Burmese', () =>
    withStore('utf8', async ({ db }) => {
      await db.connection().execute(async (connection) => {
        // The planner would prefer to scan three rows.
        await sql`set enable_seqscan = off`.execute(connection);
        const { rows } = await sql<object>`explain select post_id from post_texts
          where body like ${'%မိုး%'} escape '!'`.execute(connection);
        expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on post_trigrams');
      });
    }));

  it('is read for five seconds at most, in searches only', () =>
    withStore('utf8', async ({ db }) => {
      const limitOf = async (db: Db) => {
        const { rows } = await sql<object>`show statement_timeout`.execute(db);
        return rows;
      };
      expect(await inSearch(db, limitOf)).toEqual([{ statement_timeout: '5s' }]);
      expect(await limitOf(db)).toEqual([{ statement_timeout: '0' }]);
      const late = inSearch(db, async (db) => {
        await sql`set local statement_timeout = 1`.execute(db);
        await sql`select pg_sleep(60)`.execute(db);
      });
      await expect(late.catch(outageOf)).resolves.toBe('away');
    }));

  it('needs an extension, and says so to a user who may not create it', async () => {
    await cluster.query('postgres', 'create database plain');
    await cluster.query('plain', 'grant all on schema public to writer');
    const prepare = () => withStore('plain', (store) => store.prepare(), 'writer');
    await expect(prepare()).rejects.toThrow(
      /\/plain lacks the extension pg_trgm, and this user may not create it\..+run "create extension pg_trgm" in it as a superuser\.$/,
    );
    await cluster.query('plain', 'create extension pg_trgm');
    await prepare();
  });
});
