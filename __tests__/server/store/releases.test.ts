import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { CHECKSUMS, migrations } from '../../../src/server/migrations/migrations';
import { TABLES } from '../../../src/server/store/tables';
import { openStore } from '../../../src/server/store/store';
import type { Store } from '../../../src/server/store/store';
import { checksumOf } from '../../helpers/server/migrationChecksum';
import { dataOf, clientOf } from '../../helpers/server/content';
import { RELEASES, restore } from '../../helpers/server/releases';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { ADMIN, logIn, startTestServer, temporaryFolder } from '../../helpers/server/testServer';

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(async () => {
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Folded texts, which a migration may fold anew. */
const FOLDED = ['search_text', 'body', 'segment', 'slot'];

/** The rows of every table of ours that a store has, without what is derived from them. */
async function rowsOf({ db }: Store): Promise<Record<string, object[]>> {
  const rows: Record<string, object[]> = {};
  for (const { name: table } of await db.introspection.getTables()) {
    const key = TABLES[table] ?? [];
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

/** A store of a release after a change, and what opening it says. */
async function refusalAfter(...changes: string[]): Promise<string> {
  const store = openStore(await restore('0.1.0', dataDir));
  for (const change of changes) await sql.raw(change).execute(store.db);
  const error: unknown = await store.prepare().catch((reason: unknown) => reason);
  await store.close();
  return String(error);
}

const RECORDED = [
  'alter table kysely_migration add column checksum text',
  `update kysely_migration set checksum = '${CHECKSUMS['0001-base']}'`,
];

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

describe.each(RELEASES)('a store of %s', (release) => {
  it('opens with everything in it, and again', async () => {
    await restore(release, dataDir);
    await (await startTestServer({ dataDir })).app.close();
    const server = await startTestServer({ dataDir });
    const login = await logIn(server, ADMIN.email, ADMIN.password);
    expect(login.statusCode).toBe(200);
    const { token } = login.json<{ token: string }>();
    const client = clientOf(server, { authorization: `Bearer ${token}` });
    // The post was folded with its space, which is ignored since.
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
    expect(dataOf(await client.get('/api/posts/1'))).toMatchObject({ version: 1 });
    const edits = await client.get('/api/audit?noun=post&action=update');
    expect(dataOf<object[]>(edits)).toMatchObject([{ after: { title: 'Flood in Bago and Mon' } }]);
    await server.stop();
  });

  it('keeps every row that it has, also where a migration adds columns', async () => {
    const store = openStore(await restore(release, dataDir));
    const before = await rowsOf(store);
    expect(before.users).not.toEqual([]);
    await store.prepare();
    const after = await rowsOf(store);
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
    for (const [table, rows] of Object.entries(before)) expect(after[table]).toMatchObject(rows);
    await store.close();
  });

  it('records the checksum of each migration when it is opened', async () => {
    const store = openStore(await restore(release, dataDir));
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

it('gives an announcement the time of its last change from the audit trail', async () => {
  const store = openStore(await restore('0.1.0', dataDir));
  const notice = (text: string, type = 'warning') => `'${JSON.stringify({ id: 1, text, type })}'`;
  const changes = [
    ['2026-06-06T01:00:00.000Z', notice('Rain'), notice('Heavy rain')],
    ['2026-06-06T02:00:00.000Z', notice('Heavy rain'), notice('Heavy rain', 'pleasant')],
    ['2026-06-06T03:00:00.000Z', notice('Heavy rain'), notice('Heavy rain')],
  ];
  for (const [index, change] of changes.entries()) {
    await sql`insert into audit (id, action, noun, noun_id, request_id, address, created_at, before, after)
      values (${9000 + index}, 'update', 'announcement', 1, '', '', ${sql.raw(`'${change[0]}'`)},
        ${sql.raw(String(change[1]))}, ${sql.raw(String(change[2]))})`.execute(store.db);
  }
  await sql`insert into announcements (id, text, type, created_at)
    values (2, '', 'pleasant', '2026-06-05T00:00:00.000Z')`.execute(store.db);
  await store.prepare();
  const times = store.db.selectFrom('announcements').select(['id', 'issued_at', 'renewed_at']);
  expect(await times.orderBy('id').execute()).toEqual([
    { id: 1, issued_at: '2026-06-06T02:00:00.000Z', renewed_at: null },
    { id: 2, issued_at: '2026-06-05T00:00:00.000Z', renewed_at: null },
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
  ])('where it %s', async (_case, change, difference) => {
    const refusal = await refusalAfter(change);
    expect(refusal).toContain(`was made by another version of this program: ${difference}`);
    expect(refusal).toMatch(ADVICE);
  });

  it('where it has run another migration of that name', async () => {
    const refusal = await refusalAfter(
      ...RECORDED,
      "update kysely_migration set checksum = 'another'",
    );
    expect(refusal).toContain('its migration 0001-base is not the one of this version.');
    expect(refusal).toMatch(ADVICE);
  });
});

it('calls a store damaged that has lost a table of this version', async () => {
  expect(await refusalAfter(...RECORDED, 'drop table known_networks')).toMatch(
    /is damaged: it lacks known_networks\. Restore it from a backup, or set DATA_DIR or DATABASE_URL/,
  );
});

it('opens a store with tables and indexes of somebody else in it', async () => {
  const changes = ['create table notes (id integer)', 'create index by_type on posts (type)'];
  expect(await refusalAfter(...changes)).toBe('undefined');
});
