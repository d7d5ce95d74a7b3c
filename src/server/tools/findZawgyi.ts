import { sql } from 'kysely';
import { convertZawgyi, zawgyiParagraphs } from '../../contract/zawgyi';
import { plainText } from '../html/plainText';
import type { Db } from '../store/schema';

/** A description can have a megabyte. */
const ROWS_PER_BATCH = 50;

/** The texts that people write, by table; `html` is read as the text that it shows. */
const TEXTS: Record<string, { columns: readonly string[]; html?: string }> = {
  posts: { columns: ['title', 'description'], html: 'description' },
  announcements: { columns: ['text'] },
  announcement_templates: { columns: ['stage', 'text_my', 'text_en'] },
  categories: { columns: ['name'] },
  roles: { columns: ['name_en', 'name_mm'] },
  users: { columns: ['name'] },
  tags: { columns: ['name'] },
  trash: { columns: ['title', 'description'], html: 'description' },
};

/** A paragraph of a stored text that looks like Zawgyi, and what it says, in Unicode. */
export interface ZawgyiText {
  table: string;
  id: number;
  column: string;
  before: string;
  after: string;
}

type Row = { id: number } & Record<string, string | number | null>;

async function readRows(db: Db, table: string, columns: readonly string[], after: number) {
  const names = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`select ${names} from ${sql.table(table)}
    where id > ${after} order by id limit ${ROWS_PER_BATCH}`.execute(db);
  return rows;
}

/** Finds all stored texts that look like Zawgyi, in the order of tables and ids. Changes nothing. */
export async function* findZawgyi(db: Db): AsyncGenerator<ZawgyiText> {
  for (const [table, { columns, html }] of Object.entries(TEXTS)) {
    let rows = await readRows(db, table, columns, 0);
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      for (const row of rows) {
        for (const column of columns) {
          const stored = String(row[column] ?? '');
          const text = column === html ? plainText(stored) : stored;
          for (const before of zawgyiParagraphs(text)) {
            yield { table, id: row.id, column, before, after: convertZawgyi(before) };
          }
        }
      }
      rows = await readRows(db, table, columns, last.id);
    }
  }
}
