import { expressionBuilder, sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { instantsOf } from '../../contract/dates';
import type { Day } from '../../contract/dates';
import { fold } from './search/fold';
import type { Schema } from './schema';

/** Which rows of a list are wanted: the page, counted from 1, and how many rows it holds. */
export interface Window {
  page: number;
  perPage: number;
}

/** Rows of one page, and how many there are on all pages. */
export interface Rows<T> {
  items: T[];
  total: number;
}

/** What a search looks for; what is '' or null does not narrow it. Both days are included. */
export interface Filter {
  text: string;
  start: Day | null;
  end: Day | null;
}

/** The filter of a plain list. */
export const EVERYTHING: Filter = { text: '', start: null, end: null };

/** Tables that can be searched: those that keep their folded text beside their rows. */
type Searchable = 'roles' | 'categories' | 'users';

/** Ends a field in a search text. Folding leaves no line feeds, so that nothing matches across. */
const FIELD_END = '\n';
const LIKE_ESCAPE = '!';

/** What a row is found by: its fields, folded. To be written whenever one of them is. */
export function searchText(...fields: string[]): string {
  return fields.map((field) => fold(field) + FIELD_END).join('');
}

/** The condition that a column holds a text anywhere, and its `%` and `_` as they are. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, `${LIKE_ESCAPE}$&`)}%`;
  return sql`${column} like ${pattern} escape ${sql.lit(LIKE_ESCAPE)}`;
}

/** The condition that a row of a table is what a filter looks for. */
export function matches(table: Searchable, { text, start, end }: Filter): Expression<SqlBool> {
  const folded = fold(text);
  const createdAt = sql.ref(`${table}.created_at`);
  const conditions: Expression<SqlBool>[] = [];
  if (folded !== '') conditions.push(contains(sql.ref(`${table}.search_text`), folded));
  if (start) conditions.push(sql`${createdAt} >= ${instantsOf(start).from.toISOString()}`);
  if (end) conditions.push(sql`${createdAt} < ${instantsOf(end).to.toISOString()}`);
  return expressionBuilder<Schema>().and(conditions);
}

/** One page of an ordered query's rows, with the count of all of them. */
export async function readPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { page, perPage }: Window,
): Promise<Rows<Row>> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const items = await query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items, total: Number(total) };
}
