import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { visibleOnly } from '../../../contract/text';
import { migrations } from '../../migrations/migrations';
import { isSqlite } from './locks';
import type { Db } from '../schema';

/** Code in a store that runs when this program writes, or in place of a table. */
export interface StoredCode {
  kind: 'trigger' | 'rule' | 'view';
  name: string;
  table: string;
  /** What it does; '' if it is switched off. */
  text: string;
}

const OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name for messages. A file of somebody else may contain any characters. */
export const describe = ({ kind, name, table }: StoredCode) =>
  visibleOnly(kind === 'view' ? `view ${name}` : `${kind} ${name} on ${table}`);

async function codeOnSqlite(db: Db): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    select type as kind, name, tbl_name as "table", sql as text from sqlite_master
    where type in ('trigger', 'view') order by name`.execute(db);
  return rows;
}

async function codeOnPostgres(db: Db, tables: readonly string[]): Promise<StoredCode[]> {
  const ours = sql.join([...tables, ...OF_KYSELY]);
  const { rows } = await sql<StoredCode>`
    select 'trigger' as kind, tgname as name, relname as "table",
      case when tgenabled in ('O', 'A') and tgqual is null then prosrc else '' end as text
      from pg_trigger join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
      where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in (${ours})
    union all
    select 'rule', rulename, relname, '' from pg_rewrite join pg_class c on c.oid = ev_class
      where relnamespace = current_schema()::regnamespace and relname in (${ours})
    order by name`.execute(db);
  return rows;
}

/**
 * The code in a store. An embedded store belongs to this program alone, so all of it counts. A
 * database of PostgreSQL may have views and tables of others, whose code does not run when this
 * program writes.
 *
 * @param tables those of this program
 */
export async function codeIn(db: Db, tables: readonly string[]): Promise<StoredCode[]> {
  const code = isSqlite(db) ? await codeOnSqlite(db) : await codeOnPostgres(db, tables);
  return code.map((each) => ({ ...each, text: normal(each.text) }));
}

const FUNCTION = /^create function (\w+)\(\).*\$\$(.*)\$\$$/s;
const TRIGGER = /^create trigger (\w+) .* on (\w+)\s.*execute function (\w+)\(\)$/s;

/** The code that migrations create on PostgreSQL, read from their statements. */
export async function codeMadeOnPostgres(names: readonly string[]): Promise<StoredCode[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (dummy) => new PostgresIntrospector(dummy),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  for (const name of names) await migrations[name]?.up(db);
  const found = (pattern: RegExp) => statements.flatMap((each) => [pattern.exec(each) ?? []]);
  const bodies = new Map(found(FUNCTION).map(([, name, body = '']) => [name, normal(body)]));
  return found(TRIGGER).flatMap(([, name = '', table = '', body]) =>
    name === '' ? [] : [{ kind: 'trigger', name, table, text: bodies.get(body) ?? '' }],
  );
}
