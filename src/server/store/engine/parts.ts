import Database from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { isSqlite } from './locks';
import type { Db, Schema } from '../schema';
import { codeIn } from './storedCode';
import type { StoredCode } from './storedCode';

/** A column whose values are ids in another table. */
export interface Reference {
  table: string;
  column: string;
  parent: string;
  key: string;
}

const TYPES: Readonly<Record<string, string>> = { int4: 'integer', int8: 'bigint' };

const typeOf = (type: string) => TYPES[type] ?? type.toLowerCase();

async function indexesOf(db: Db): Promise<string[]> {
  const query = isSqlite(db)
    ? sql<{ name: string }>`select name from sqlite_master
        where type = 'index' and sql is not null or sql like 'create virtual table%'`
    : sql<{ name: string }>`select indexname as name from pg_indexes
        where schemaname = current_schema()`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

interface Part {
  table: string;
  text: string;
}

/** The columns of each primary key and unique index, such as `post_tags (post_id, tag_id)`. */
async function keysOf(db: Db): Promise<Part[]> {
  const query = isSqlite(db)
    ? sql<Part>`select "table", group_concat(name, ', ' order by place) as text from (
          select m.name as "table", i.name as "index", c.name as name, c.seqno as place
            from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
            where m.type = 'table' and i."unique" and not i.partial
          union all
          select m.name, '', c.name, c.pk from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table' and c.pk
              and not exists (select 1 from pragma_index_list(m.name) where origin = 'pk'))
        group by "table", "index"`
    : sql<Part>`select r.relname as "table", string_agg(a.attname, ', ' order by k.place) as text
        from pg_index i join pg_class r on r.oid = i.indrelid
          cross join unnest(i.indkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number
        where i.indisunique and i.indisvalid and i.indpred is null
          and r.relnamespace = current_schema()::regnamespace
        group by r.relname, i.indexrelid`;
  const { rows } = await query.execute(db);
  return rows.map(({ table, text }) => ({ table, text: `${table} (${text})` }));
}

export async function referencesOf(db: Db): Promise<Reference[]> {
  const query = isSqlite(db)
    ? sql<Reference>`select m.name as "table", f."from" as "column", f."table" as parent,
          f."to" as "key"
        from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
    : sql<Reference>`select r.relname as "table", a.attname as "column", p.relname as parent,
          k.attname as "key"
        from pg_constraint c join pg_class r on r.oid = c.conrelid
          join pg_class p on p.oid = c.confrelid
          join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
          join pg_attribute k on k.attrelid = p.oid and k.attnum = c.confkey[1]
        where c.contype = 'f' and c.convalidated
          and r.relnamespace = current_schema()::regnamespace`;
  return (await query.execute(db)).rows;
}

/**
 * The tables, columns, indexes, keys and references of a store, as names for messages. Nullability
 * is left out, because keys may be null in SQLite.
 */
export async function partsOf(db: Db) {
  const { rows } = await sql<{ name: string }>`select ${
    isSqlite(db) ? sql`null` : sql`current_schema()`
  } as name`.execute(db);
  const all = await db.introspection.getTables();
  const indexes = await indexesOf(db);
  // SQLite keeps a full-text index in tables whose names begin with its own.
  const isOfIndex = (table: string) => indexes.some((index) => table.startsWith(index));
  const tables = all.filter(
    ({ name, schema, isView }) => !isView && (schema ?? null) === rows[0]?.name && !isOfIndex(name),
  );
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name, dataType }) => ({
      table,
      text: `${table}.${name} (${typeOf(dataType)})`,
    })),
  );
  const keys = (await keysOf(db)).filter(({ table }) => !isOfIndex(table));
  return {
    tables: tables.map(({ name }) => name),
    columns,
    indexes,
    keys: keys.map(({ text }) => text),
    references: await referencesOf(db),
  };
}

export type Parts = Awaited<ReturnType<typeof partsOf>>;

/**
 * The parts that migrations create, found by running them on an empty database in memory, and the
 * code, which is that of SQLite.
 */
export async function madeBy(
  names: readonly string[],
): Promise<{ made: Parts; code: StoredCode[] }> {
  const database = new Database(':memory:');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    for (const name of names) await migrations[name]?.up(db);
    const made = await partsOf(db);
    return { made, code: await codeIn(db, made.tables) };
  } finally {
    await db.destroy();
  }
}

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((each) => !others.includes(each));

const textOf = ({ table, column, parent }: Reference) => `${table}.${column} to ${parent}`;

/**
 * The differences between a store and the result of its migrations. Foreign tables and indexes are
 * ignored, because nothing in them runs when this program writes.
 */
export function compare(actual: Parts, made: Parts) {
  const textsOf = ({ columns }: Parts, tables: readonly string[]) =>
    columns.filter(({ table }) => tables.includes(table)).map(({ text }) => text);
  const [found, expected] = [actual, made].map((parts) => textsOf(parts, made.tables));
  const [present, needed] = [actual, made].map(({ references }) => references.map(textOf));
  return {
    tables: without(made.tables, actual.tables),
    others: [
      ...without(expected ?? [], found ?? []).map((text) => `lacks ${text}`),
      ...without(made.indexes, actual.indexes).map((text) => `lacks the index ${text}`),
      ...without(found ?? [], expected ?? []).map((text) => `has ${text}`),
    ],
    constraints: [
      ...without(made.keys, actual.keys).map((text) => `the key ${text}`),
      ...without(needed ?? [], present ?? []).map((text) => `the reference ${text}`),
    ],
  };
}
