import { sql } from 'kysely';
import { convertZawgyi, zawgyiParagraphs } from '../../contract/zawgyi';
import type { Db, Schema } from '../store/schema';
import { NOUN_TABLES } from '../store/tables';
import { TEXTS, textsOf } from '../store/texts';
import type { TextColumns, TextTable } from '../store/texts';

/** Batches are small, because a description can have a megabyte. */
const ROWS_PER_BATCH = 50;

export interface ZawgyiText {
  table: string;
  id: number;
  column: string;
  before: string;
  after: string;
}

async function* rowsOf<Row>(db: Db, table: TextTable | 'trash') {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row & { id: number }>`select * from ${sql.table(table)}
      where id > ${last} order by id limit ${ROWS_PER_BATCH}`.execute(db);
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.id ?? last;
  }
}

function* zawgyiIn<Table extends TextTable>(table: Table, row: TextColumns<Table>) {
  for (const { column, content, text } of textsOf(table, row)) {
    if (content === 'address') continue;
    for (const before of zawgyiParagraphs(text)) {
      yield { column, before, after: convertZawgyi(before) };
    }
  }
}

async function* zawgyiOf<Table extends TextTable>(db: Db, table: Table) {
  for await (const row of rowsOf<TextColumns<Table>>(db, table)) {
    for (const found of zawgyiIn(table, row)) yield { table, id: row.id, ...found };
  }
}

async function* zawgyiInTrash(db: Db) {
  for await (const { id, noun, content } of rowsOf<Schema['trash']>(db, 'trash')) {
    const table = NOUN_TABLES[noun];
    const row = JSON.parse(content) as TextColumns<typeof table>;
    for (const found of zawgyiIn(table, row)) yield { table: 'trash', id, ...found };
  }
}

/**
 * Finds all stored texts that look like Zawgyi, in the order of tables and ids. It changes nothing.
 */
export async function* findZawgyi(db: Db): AsyncGenerator<ZawgyiText> {
  for (const table of Object.keys(TEXTS)) yield* zawgyiOf(db, table as TextTable);
  yield* zawgyiInTrash(db);
}
