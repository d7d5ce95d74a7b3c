import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { CHECKSUMS, migrations } from '../../../src/server/migrations/migrations';
import { TABLES } from '../../../src/server/store/tables';
import { openStore } from '../../../src/server/store/engine/store';
import type { Store } from '../../../src/server/store/engine/store';
import { checksumOf } from '../../helpers/server/migrationChecksum';
import { buildRole, clientOf, dataOf } from '../../helpers/server/content';
import { sessionOf } from '../../helpers/server/recovery';
import { dropDatabase, storeConfig } from '../../helpers/server/testDatabase';
import { ADMIN, startTestServer, temporaryFolder } from '../../helpers/server/testServer';

const FIXTURES = join(__dirname, '../../fixtures/stores');

/** The versions with a fixture. */
const RELEASES = [...new Set(readdirSync(FIXTURES).map((file) => file.replace(/\.sql.*$/, '')))];

/**
 * Puts the store of a release into the place of a test's store.
 *
 * @returns its configuration
 */
async function restore(release: string) {
  const config = await storeConfig(dataDir);
  const contentOf = (type: string) =>
    gunzipSync(readFileSync(join(FIXTURES, `${release}.${type}.gz`)));
  if (!config.databaseUrl) {
    writeFileSync(join(dataDir, 'store.sqlite'), contentOf('sqlite'));
    return config;
  }
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query(contentOf('sql').toString());
  await client.end();
  return config;
}

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(async () => {
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Folded texts, which a migration may fold again. */
const FOLDED = ['search_text', 'body'];

/** The rows of every table of ours, without derived data. */
async function rowsOf({ db }: Store): Promise<Record<string, object[]>> {
  const rows: Record<string, object[]> = {};
  for (const { name: table, columns } of await db.introspection.getTables()) {
    const key = (TABLES[table] ?? []).filter((column) =>
      columns.some(({ name }) => name === column),
    );
    if (key.length === 0) continue;
    const order = sql.join(key.map((column) => sql.ref(column)));
    const found = await sql<object>`select * from ${sql.table(table)} order by ${order}`.execute(
      db,
    );
    rows[table] = found.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !FOLDED.includes(column))),
    );
  }
  return rows;
}

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/**
 * Changes the store of a release.
 *
 * @returns the message of the refusal to open it
 */
async function refusalAfter(...changes: string[]): Promise<string> {
  const store = openStore(await restore('1.0.0'));
  for (const change of changes) await sql.raw(change).execute(store.db);
  const error: unknown = await store.prepare().catch((reason: unknown) => reason);
  await store.close();
  return String(error);
}

/** Simulates a process that ended before it recorded the checksums. */
const UNRECORDED = 'update kysely_migration set checksum = null';

it('keeps every released migration as it was', async () => {
  const problems: string[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const checksum = await checksumOf(migration);
    if (CHECKSUMS[name] === undefined) {
      problems.push(`${name} has no checksum yet. Add to CHECKSUMS: '${name}': '${checksum}'.`);
    } else if (CHECKSUMS[name] !== checksum) {
      problems.push(
        `${name} does something else than in its release, and stores that have run it would be ` +
          'refused. Take the edit back, and make the change in a new migration (CONTRIBUTING.md).',
      );
    }
  }
  expect(problems).toEqual([]);
});

/** The slugs that a release grants, as rows of today's table. */
async function grantsOf({ db }: Store): Promise<object[]> {
  const granted = sql<object>`select role_id, slug from role_permissions
    join permissions on permissions.id = permission_id order by role_id, slug`;
  return (await granted.execute(db)).rows;
}

/** Whether a counter belongs to a table that a migration drops. */
const isOfRemoved = (row: object) =>
  'noun' in row && ['announcement_versions', 'announcement_renewals'].includes(String(row.noun));

describe.each(RELEASES)('a store of %s', (release) => {
  it('opens with everything in it, and again', async () => {
    await restore(release);
    await (await startTestServer({ dataDir })).app.close();
    const server = await startTestServer({ dataDir });
    const client = clientOf(server, await sessionOf(server, ADMIN));
    const found = await client.get(`/api/posts/filter?${new URLSearchParams({ query: 'သသတင်း' })}`);
    expect(dataOf<object[]>(found)).toMatchObject([{ title: 'မိုးလေဝသ သတင်း' }]);
    const [slider] = dataOf<{ images: { url: string; size: number }[] }[]>(
      await client.get('/api/sliders'),
    );
    const sessions = await client.get('/api/sessions');
    const earlier = { created_at: '2026-06-05T03:00:00.000Z', current: false };
    expect(dataOf<object[]>(sessions)).toMatchObject([{ current: true }, earlier]);
    const image = await client.get(String(slider?.images[0]?.url));
    expect(image.rawPayload.length).toBe(slider?.images[0]?.size);
    expect(dataOf(await client.get('/api/posts/1'))).toMatchObject({ version: 2 });
    const edits = await client.get('/api/audit?noun=post&action=update');
    expect(dataOf<object[]>(edits)).toMatchObject([{ name: 'Flood in Bago and Mon' }]);
    await server.stop();
  });

  it('keeps every row that it has, also where a migration adds columns', async () => {
    const store = openStore(await restore(release));
    const before = await rowsOf(store);
    before.role_permissions = await grantsOf(store);
    before.id_counters = before.id_counters?.filter((row) => !isOfRemoved(row)) ?? [];
    for (const table of ['users', 'role_permissions']) expect(before[table]).not.toEqual([]);
    await store.prepare();
    const bodies = await store.db.selectFrom('post_texts').select('body').execute();
    // The folded title and description, without the names of tags, which may change.
    expect(bodies.map(({ body }) => body.split('\n').length)).toEqual(bodies.map(() => 3));
    const after = await rowsOf(store);
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
    for (const [table, rows] of Object.entries(before)) expect(after[table]).toMatchObject(rows);
    await store.close();
  });

  it('records the checksum of each migration when it is opened', async () => {
    const store = openStore(await restore(release));
    await store.prepare();
    const rows = await store.db
      .withTables<{ kysely_migration: { name: string; checksum: string } }>()
      .selectFrom('kysely_migration')
      .select(['name', 'checksum'])
      .execute();
    expect(Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))).toEqual(
      CHECKSUMS,
    );
    await store.close();
  });
});

it('grants a permission that a store of 1.0.0 does not know', async () => {
  const earlier = openStore(await restore('1.0.0'));
  await sql`delete from permissions where slug = 'post-delete'`.execute(earlier.db);
  await earlier.close();
  const server = await startTestServer({ dataDir });
  const client = clientOf(server, await sessionOf(server, ADMIN));
  const permissions = ['post-edit', 'post-delete'];
  const role = await client.post('/api/roles', buildRole({ permissions }));
  expect(dataOf(role)).toMatchObject({ permissions });
  const offered = (await client.get('/api/roles/permissions')).json<{ slug: string }[]>();
  expect(offered.map(({ slug }) => slug)).toEqual(PERMISSION_SLUGS);
  await server.stop();
});

it('keeps a session with a code at the upgrade if it was opened after the set-up', async () => {
  const store = openStore(await restore('1.1.0'));
  const at = (minute: number) => `2026-06-05T03:0${minute}:00.000Z`;
  for (const statement of [
    'delete from sessions',
    `insert into two_factor (user_id, secret, enabled_at) values (1, 'sealed', '${at(2)}')`,
    ...[1, 2, 3].map(
      (minute) => `insert into sessions (token_hash, user_id, created_at, expires_at, user_agent,
        address) values ('opened ${minute}', 1, '${at(minute)}', '', '', '')`,
    ),
  ])
    await sql.raw(statement).execute(store.db);
  await store.prepare();
  const sessions = store.db.selectFrom('sessions').select(['token_hash', 'code_given']);
  expect(await sessions.orderBy('token_hash').execute()).toEqual([
    { token_hash: 'opened 1', code_given: 0 },
    { token_hash: 'opened 2', code_given: 0 },
    { token_hash: 'opened 3', code_given: 1 },
  ]);
  await store.close();
});

describe('a store that another version has made is refused, and not called damaged', () => {
  const ADVICE =
    /Start that version, restore a backup that this version can open, or set DATA_DIR or/;

  it.each([
    ['lacks a table', 'drop table known_networks', 'it lacks known_networks.'],
    [
      'lacks a column',
      'alter table sessions drop column created_at',
      'it lacks sessions.created_at (text).',
    ],
    ['has another column', 'alter table tags add column colour text', 'it has tags.colour (text).'],
    ['lacks an index', 'drop index users_role', 'it lacks the index users_role.'],
    [
      'lacks the index of texts',
      isOnPostgres ? 'drop index post_trigrams' : 'drop table post_trigrams',
      'it lacks the index post_trigrams.',
    ],
  ])('where it %s', async (_case, change, difference) => {
    const refusal = await refusalAfter(UNRECORDED, change);
    expect(refusal).toContain(`was made by another version of this program: ${difference}`);
    expect(refusal).toMatch(ADVICE);
  });

  it('where a newer one wrote it', async () => {
    const later = "insert into kysely_migration (name, timestamp) values ('9999-later', '2030')";
    expect(await refusalAfter(later)).toMatch(/newer version.*Start that version, or set DATA_DIR/);
  });

  it('where it has run another migration of that name', async () => {
    const refusal = await refusalAfter("update kysely_migration set checksum = 'another'");
    expect(refusal).toContain('its migration 1000-base is not the one of this version.');
    expect(refusal).toMatch(ADVICE);
  });
});

it('calls a store damaged that has lost a table of this version', async () =>
  expect(await refusalAfter('drop table known_networks')).toMatch(
    /is damaged: it lacks known_networks\. Restore it from a backup, or set DATA_DIR or DATABASE_URL/,
  ));

const FUNCTION =
  "create function note() returns trigger language plpgsql as 'begin return new; end'";

/** Makes a trigger that does nothing. */
const trigger = (on: string) =>
  isOnPostgres
    ? [FUNCTION, `create trigger note after insert on ${on} for each row execute function note()`]
    : [`create trigger note after insert on ${on} begin select 1; end`];

const WEAKER = isOnPostgres
  ? ['alter table audit disable trigger audit_refuses_change']
  : [
      'drop trigger audit_refuses_delete',
      'create trigger audit_refuses_delete before delete on audit begin select 1; end',
    ];

it.each([
  ['a trigger', 'trigger note on posts', trigger('posts')],
  [
    'a trigger on the table of migrations',
    'trigger note on kysely_migration',
    trigger('kysely_migration'),
  ],
  isOnPostgres
    ? ['a rule', 'rule note on tags', ['create rule note as on delete to tags do instead nothing']]
    : ['a view', 'view note', ['create view note as select * from users']],
  [
    'one of its own triggers switched off or replaced',
    isOnPostgres
      ? 'trigger audit_refuses_change on audit'
      : 'trigger audit_refuses_delete on audit',
    WEAKER,
  ],
])('refuses a store with %s that no migration made', async (_case, code, changes) => {
  const refusal = await refusalAfter(...changes);
  expect(refusal).toContain(`has the ${code}, which no version of this program made. Drop it,`);
  expect(refusal).toMatch(/restore another backup, or set DATA_DIR or DATABASE_URL/);
});

it('refuses a store without one of its triggers', async () => {
  const name = isOnPostgres ? 'audit_refuses_change' : 'audit_refuses_delete';
  const refusal = await refusalAfter(`drop trigger ${name}${isOnPostgres ? ' on audit' : ''}`);
  expect(refusal).toContain(`it lacks the trigger ${name} on audit.`);
});

it('opens a store with tables and indexes of somebody else in it', async () => {
  const ofOthers = [...trigger('notes'), 'create view titles as select title from posts'];
  const changes = [
    ...['create table notes (id integer)', 'create index by_type on posts (type)'],
    // The file of SQLite belongs to this program alone.
    ...(isOnPostgres ? ofOthers : []),
  ];
  expect(await refusalAfter(...changes)).toBe('undefined');
});

it('refuses a store of a development version, unchanged, and says what to do', async () => {
  const store = openStore(await storeConfig(dataDir));
  await sql`create table kysely_migration (name text primary key, timestamp text)`.execute(
    store.db,
  );
  await sql`insert into kysely_migration values ('0001-base', ''), ('0002-recovery', '')`.execute(
    store.db,
  );
  for (const open of [store.prepare(), store.check()]) {
    await expect(open).rejects.toThrow(
      /^This store was made by a development version\. Start with an empty DATA_DIR, or set DATABASE_URL to an empty database\. The development version that made .+ can still open it\.$/,
    );
  }
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  expect(tables.map(({ name }) => name)).toEqual(['kysely_migration']);
  await store.close();
});

/** Deletes without a check of references, as a restoration writes rows. */
const unchecked = (table: string) =>
  isOnPostgres
    ? [
        `alter table ${table} disable trigger all`,
        `delete from ${table}`,
        `alter table ${table} enable trigger all`,
      ]
    : ['pragma foreign_keys = off', `delete from ${table}`];

const BARE = `create table known_networks (user_id integer not null, network_hash text not null,
  seen_at text not null)`;

/** Only PostgreSQL has sequences. */
const NO_COUNTER: [string, string[], string][] = isOnPostgres
  ? [['no counter', ['drop sequence ids_of_tags'], 'it lacks the sequence ids_of_tags']]
  : [];

describe('a store that a failed restoration has left is refused', () => {
  it.each<[string, string[], string]>([
    [
      'rows without what they refer to',
      unchecked('categories'),
      'rows of posts (2) lack theirs in categories',
    ],
    [
      'posts without their searched texts',
      ['delete from post_texts'],
      'rows of posts (2) lack theirs in post_texts',
    ],
    [
      'counters that are behind',
      [
        isOnPostgres
          ? "select setval('ids_of_users', 1, false)"
          : "update id_counters set last = 0 where noun = 'users'",
      ],
      'the ids of users are counted to 0, but reach 3',
    ],
    [
      'no keys',
      [
        'drop table known_networks',
        BARE,
        'create index known_networks_seen on known_networks (seen_at)',
      ],
      'it lacks the key known_networks (user_id, network_hash)',
    ],
    [
      'no references',
      [
        'drop table known_networks',
        BARE.replace(/\)$/, ', primary key (user_id, network_hash))'),
        'create index known_networks_seen on known_networks (seen_at)',
      ],
      'it lacks the reference known_networks.user_id to users',
    ],
    ...NO_COUNTER,
  ])('with %s', async (_case, changes, reason) =>
    expect(await refusalAfter(...changes)).toContain(
      `is incomplete, as after a restoration that failed: ${reason}. Restore it from a backup, or`,
    ),
  );
});
