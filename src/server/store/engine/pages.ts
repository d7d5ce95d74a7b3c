import { expressionBuilder, sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { instantsOf } from '../../../contract/dates';
import type { Day } from '../../../contract/dates';
import { fold } from '../../../contract/fold';
import type { Db, Schema } from '../schema';
import { canBePart, holdsWhole } from './wholeSyllables';

export interface Window {
  page: number;
  perPage: number;
}

export interface Rows<T> {
  items: T[];
  total: number;
  /**
   * How many of these rows contain the text as whole syllables. They come first, over all pages.
   * Undefined if no result can contain it otherwise.
   */
  whole?: number;
}

const BATCH_BYTES = 65_536;

/**
 * The rows of a page that may not fit into memory together. Each batch is read when the previous
 * one is no longer needed.
 */
export class RowBatches<T, Id = unknown> {
  readonly length: number;
  readonly bytes: number;
  readonly largest: number;
  private readonly batches: Id[][] = [];

  constructor(
    rows: readonly { id: Id; bytes: number }[],
    private readonly read: (ids: readonly Id[]) => Promise<readonly T[]>,
  ) {
    let [total, largest, size] = [0, 0, Infinity];
    for (const { id, bytes } of rows) {
      if (size + bytes > BATCH_BYTES) {
        size = 0;
        this.batches.push([]);
      }
      this.batches.at(-1)?.push(id);
      size += bytes;
      total += bytes;
      largest = Math.max(largest, size);
    }
    this.length = rows.length;
    this.bytes = total;
    this.largest = largest;
  }

  async *map<R>(use: (rows: readonly T[]) => R): AsyncGenerator<R> {
    for (const ids of this.batches) yield await this.readAnd(use, ids);
  }

  async all(): Promise<T[]> {
    const all: T[] = [];
    for await (const rows of this.map((batch) => batch)) all.push(...rows);
    return all;
  }

  /** A separate function, so that no row stays referenced after it returns. */
  private async readAnd<R>(use: (rows: readonly T[]) => R, ids: readonly Id[]): Promise<R> {
    return use(await this.read(ids));
  }
}

/** The filter of a search; '' and null match every row. Both days are included. */
export interface Filter {
  text: string;
  /** The text in Unicode, if it looks like Zawgyi. Rows that match either text are found. */
  converted?: string;
  start: Day | null;
  end: Day | null;
  onlyZawgyi?: boolean;
}

export const UNFILTERED: Filter = { text: '', start: null, end: null };

type Searchable = {
  [Table in keyof Schema]: Schema[Table] extends { search_text: string } ? Table : never;
}[keyof Schema];

const LIKE_ESCAPE = '!';

/** The condition that a column contains a text, in which `%` and `_` are literal. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, `${LIKE_ESCAPE}$&`)}%`;
  return sql`${column} like ${pattern} escape ${sql.lit(LIKE_ESCAPE)}`;
}

/** The folded texts of a filter, of which any may match; empty matches every row. */
export function searchedTexts({ text, converted = '' }: Filter): string[] {
  return [...new Set([text, converted].map(fold))].filter((folded) => folded !== '');
}

export function isWithin(table: Searchable | 'posts', { start, end }: Filter): Expression<SqlBool> {
  const createdAt = sql.ref(`${table}.created_at`);
  const conditions: Expression<SqlBool>[] = [];
  if (start) conditions.push(sql`${createdAt} >= ${instantsOf(start).from.toISOString()}`);
  if (end) conditions.push(sql`${createdAt} < ${instantsOf(end).to.toISOString()}`);
  return expressionBuilder<Schema>().and(conditions);
}

export function matches(table: Searchable, filter: Filter): Expression<SqlBool> {
  const texts = searchedTexts(filter);
  const searchTextOf = sql.ref<string>(`${table}.search_text`);
  const eb = expressionBuilder<Schema>();
  const within = isWithin(table, filter);
  if (texts.length === 0) return within;
  return eb.and([within, eb.or(texts.map((text) => contains(searchTextOf, text)))]);
}

export async function countRows<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, unknown>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The condition that a row of a search contains the text as whole syllables, if that can differ. */
export function isWhole(db: Db, table: Searchable, filter: Filter): Expression<SqlBool> | null {
  const texts = searchedTexts(filter);
  if (!canBePart(texts)) return null;
  return holdsWhole(db, sql.ref<string>(`${table}.search_text`), texts);
}

interface Order<Tables extends keyof Schema, Row> {
  /** These rows come first. */
  whole?: Expression<SqlBool> | null;
  by?: (query: SelectQueryBuilder<Schema, Tables, Row>) => SelectQueryBuilder<Schema, Tables, Row>;
}

export async function selectPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { page, perPage }: Window,
  { whole = null, by = (ordered) => ordered }: Order<Tables, Row> = {},
): Promise<Rows<Row>> {
  const total = await countRows(query);
  const offset = (page - 1) * perPage;
  const items = await by(whole ? query.orderBy(whole, 'desc') : query)
    .limit(perPage)
    .offset(offset)
    .execute();
  if (!whole) return { items, total };
  const left = (await countRows(query.where(whole))) - offset;
  return { items, total, whole: Math.max(0, Math.min(items.length, left)) };
}
