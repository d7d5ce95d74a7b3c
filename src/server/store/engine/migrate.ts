import { Migrator, sql } from 'kysely';
import { BASE, CHECKSUMS, migrations } from '../../migrations/migrations';
import { asError } from '../../runtime/errors';
import { StoreError } from './engine';
import { isSqlite, withMigrationLock } from './locks';
import { compare, madeBy, partsOf } from './parts';
import type { Db } from '../schema';
import { codeIn, codeMadeOnPostgres, describe } from './storedCode';
import type { StoredCode } from './storedCode';
import { problemOfRows } from './whole';

interface RunMigration {
  name: string;
  checksum: string | null;
}

type MigrationTables = { kysely_migration: RunMigration };

const ANOTHER_STORE = 'set DATA_DIR or DATABASE_URL to another store.';

async function hasChecksums(db: Db): Promise<boolean | null> {
  const query = isSqlite(db)
    ? sql<{ name: string }>`select name from pragma_table_info('kysely_migration')`
    : sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = 'kysely_migration'`;
  const { rows } = await query.execute(db);
  return rows.length === 0 ? null : rows.some(({ name }) => name === 'checksum');
}

async function runMigrations(db: Db): Promise<RunMigration[]> {
  const hasTable = await hasChecksums(db);
  if (hasTable === null) return [];
  const rows = db.withTables<MigrationTables>().selectFrom('kysely_migration').orderBy('name');
  if (hasTable) return rows.select(['name', 'checksum']).execute();
  return (await rows.select('name').execute()).map(({ name }) => ({ name, checksum: null }));
}

async function recordChecksums(db: Db): Promise<void> {
  const isRecorded = ({ name, checksum }: RunMigration) => checksum === (CHECKSUMS[name] ?? null);
  if ((await runMigrations(db)).every(isRecorded)) return;
  await db.transaction().execute(async (trx) => {
    if (!(await hasChecksums(trx))) {
      await trx.schema.alterTable('kysely_migration').addColumn('checksum', 'text').execute();
    }
    for (const [name, checksum] of Object.entries(CHECKSUMS)) {
      await trx
        .withTables<MigrationTables>()
        .updateTable('kysely_migration')
        .set({ checksum })
        .where('name', '=', name)
        .execute();
    }
  });
}

const isIn = (all: readonly StoredCode[]) => (code: StoredCode) =>
  all.some((each) => describe(each) === describe(code) && each.text === code.text);

/** Code that the migrations did not make is refused: it could change what this program writes. */
function compareCode(actual: readonly StoredCode[], made: readonly StoredCode[]) {
  return {
    foreign: actual.filter((code) => !isIn(made)(code)),
    others: made.filter((code) => !isIn(actual)(code)).map((code) => `lacks the ${describe(code)}`),
  };
}

async function misfit(db: Db, run: readonly RunMigration[]): Promise<string | null> {
  const names = run.map(({ name }) => name);
  const { made, code } = await madeBy(names);
  const { tables, others, constraints } = compare(await partsOf(db), made);
  const codes = compareCode(
    await codeIn(db, made.tables),
    isSqlite(db) ? code : await codeMadeOnPostgres(names),
  );
  const [foreign] = codes.foreign;
  if (foreign) {
    return `has the ${describe(foreign)}, which no version of this program made. Drop it, restore another backup, or ${ANOTHER_STORE}`;
  }
  const isRecorded = run.every(({ checksum }) => checksum !== null);
  if (tables.length > 0 && isRecorded) {
    return `is damaged: it lacks ${tables.join(', ')}. Restore it from a backup, or ${ANOTHER_STORE}`;
  }
  const [constraint] = constraints;
  if (tables.length === 0 && constraint) return incomplete(`it lacks ${constraint}`);
  const [difference] =
    tables.length > 0 ? [`lacks ${tables.join(', ')}`] : [...others, ...codes.others];
  return difference ? madeByAnother(`it ${difference}`) : null;
}

const incomplete = (reason: string) =>
  `is incomplete, as after a restoration that failed: ${reason}. Restore it from a backup, or ${ANOTHER_STORE}`;

const madeByAnother = (difference: string) =>
  `was made by another version of this program: ${difference}. Start that version, restore a backup ` +
  `that this version can open, or ${ANOTHER_STORE}`;

async function obstacle(db: Db, run: readonly RunMigration[]): Promise<string | null> {
  if (run.length === 0) return null;
  if (run.some(({ name }) => !(name in migrations))) {
    return `was written by a newer version of this program. Start that version, or ${ANOTHER_STORE}`;
  }
  const edited = run.find(
    ({ name, checksum }) => checksum !== null && checksum !== CHECKSUMS[name],
  );
  if (edited) return madeByAnother(`its migration ${edited.name} is not the one of this version`);
  return misfit(db, run);
}

async function checkVersion(db: Db, name: string): Promise<void> {
  const run = await runMigrations(db);
  if (run.some((migration) => migration.name < BASE)) {
    throw new StoreError(
      'This store was made by a development version. Start with an empty DATA_DIR, or set DATABASE_URL ' +
        `to an empty database. The development version that made ${name} can still open it.`,
    );
  }
  const reason = await obstacle(db, run);
  if (reason !== null) throw new StoreError(`The store ${name} ${reason}`);
}

/**
 * Checks, without a change, that a server of this version has migrated a store.
 *
 * @param name the name of the store in messages
 * @throws StoreError
 */
export async function checkMigrated(db: Db, name: string): Promise<void> {
  await checkVersion(db, name);
  const { length } = await runMigrations(db);
  if (length === Object.keys(migrations).length) return;
  throw new StoreError(`No server of this version has used the store ${name}. Start one first.`);
}

/**
 * Runs the migrations that a store lacks.
 *
 * @param name the name of the store in messages
 * @throws StoreError if another version made the store, or parts or rows of it are missing
 */
export async function migrate(db: Db, name: string): Promise<void> {
  await withMigrationLock(db, async (db) => {
    await checkVersion(db, name);
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw asError(error);
    await recordChecksums(db);
    const problem = await problemOfRows(db);
    if (problem !== null) throw new StoreError(`The store ${name} ${incomplete(problem)}`);
  });
}
