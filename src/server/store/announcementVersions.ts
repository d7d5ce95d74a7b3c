import { sql, SqliteAdapter } from 'kysely';
import type { AnnouncementVersion } from '../../contract/announcement';
import type { Rows, Window } from './pages';
import type { Db } from './schema';

/** More than anybody renews; it bounds what one page reads. */
const MAX_RENEWALS = 1000;

/** A save that changed the text or the type of an announcement. */
export interface IssuedText {
  /** Of the audit record. */
  id: number;
  from: string;
  user_name: string | null;
  text: string;
  type: string;
  /** Of the save; records of version 0.1.0 have none. */
  version: string | number | null;
}

/** A field of the announcement in a record, as text. */
function fieldOf<T = string>(db: Db, column: 'before' | 'after', field: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return sql<T>`${sql.ref(column)}${sql.raw(isSqlite ? '' : '::json')} ->> ${sql.lit(field)}`;
}

function selectRecords(db: Db, id: number) {
  return db
    .selectFrom('audit')
    .where('noun', '=', 'announcement')
    .where('noun_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** The records of saves that changed the text or the type, newest first. */
function selectVersions(db: Db, id: number) {
  const differs = (field: string) =>
    sql<boolean>`${fieldOf(db, 'before', field)} is distinct from ${fieldOf(db, 'after', field)}`;
  return selectRecords(db, id)
    .where('action', 'in', ['create', 'update'])
    .where((eb) => eb.or([differs('text'), differs('type')]));
}

function selectIssuedTexts(db: Db, id: number) {
  return selectVersions(db, id)
    .select(['id', 'created_at as from', 'user_name'])
    .select([fieldOf(db, 'after', 'text').as('text'), fieldOf(db, 'after', 'type').as('type')])
    .select(fieldOf<string | number | null>(db, 'after', 'version').as('version'));
}

/**
 * Some of the texts that an announcement has had, newest first.
 *
 * @param next the text that they come before; undefined for the newest ones
 */
export function readIssuedTexts(
  db: Db,
  id: number,
  next: IssuedText | undefined,
  count: number,
): Promise<IssuedText[]> {
  const texts = selectIssuedTexts(db, id).limit(count);
  if (!next) return texts.execute();
  return texts
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(next.from, next.id)))
    .execute();
}

/** The renewals after a record and before another one, oldest first. */
async function readRenewals(db: Db, id: number, after: IssuedText, next: IssuedText | undefined) {
  let query = selectRecords(db, id)
    .select(['id', 'created_at as at', 'user_name'])
    .where('action', '=', 'renew')
    .where('id', '>', after.id);
  if (next) query = query.where('id', '<', next.id);
  return (await query.limit(MAX_RENEWALS).execute()).reverse();
}

/** A page of the texts and types that an announcement has had, newest first, from the audit trail. */
export async function listVersions(
  db: Db,
  id: number,
  { page, perPage }: Window,
): Promise<Rows<AnnouncementVersion>> {
  const { total } = await selectVersions(db, id)
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const start = (page - 1) * perPage;
  // The last one of the page before, where there is one, ends the first one of this page.
  const [before, ...rest] = await selectIssuedTexts(db, id)
    .offset(Math.max(0, start - 1))
    .limit(perPage + Math.sign(start))
    .execute();
  const rows = start === 0 && before ? [before, ...rest] : rest;
  const oldest = rows.at(-1);
  if (!oldest) return { items: [], total: Number(total) };
  const newer = [start === 0 ? undefined : before, ...rows];
  const renewals = await readRenewals(db, id, oldest, newer[0]);
  const items = rows.map(({ id: record, text, type, user_name, from }, index) => ({
    ...{ id: record, text, type, user_name, from, until: newer[index]?.from ?? null },
    renewals: renewals
      .filter((renewal) => renewal.id > record && renewal.id < (newer[index]?.id ?? Infinity))
      .map(({ at, user_name }) => ({ at, user_name })),
  }));
  return { items, total: Number(total) };
}
