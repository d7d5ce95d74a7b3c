import { sql } from 'kysely';
import type { ColumnDefinitionBuilder } from 'kysely';

/** PostgreSQL's name for bytes; SQLite takes any name and keeps bytes as they are. */
export const BYTES = sql`bytea`;

/** Kinds of columns that many tables have. */
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
export const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();

/** Names a row of another table, and goes with it. */
export const cascading = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference).onDelete('cascade');

/** Names a row of another table, which cannot go as long as it is named. */
export const restricting = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference);
