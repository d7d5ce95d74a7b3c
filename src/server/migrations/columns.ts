import { sql } from 'kysely';
import type { ColumnDefinitionBuilder } from 'kysely';

/** PostgreSQL's name for bytes; SQLite accepts any type name. */
export const BYTES = sql`bytea`;

export const required = (column: ColumnDefinitionBuilder) => column.notNull();
/** Required, and empty in the rows that are there already. */
export const filled = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
/** A number that starts at 1, in the rows that are there already as well. */
export const first = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);
/** A number that starts at 0, in the rows that are there already as well. */
export const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
export const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();

/** References a row of another table and is deleted with it. */
export const cascading = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference).onDelete('cascade');

/** References a row of another table, which cannot be deleted meanwhile. */
export const restricting = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference);
