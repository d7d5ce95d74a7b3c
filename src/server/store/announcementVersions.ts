import { sql, SqliteAdapter } from 'kysely';
import type { AnnouncementVersion } from '../../contract/announcement';
import type { Rows, Window } from './pages';
import type { Db } from './schema';

/** More than anybody renews; it bounds what one page reads. */
const MAX_RENEWALS = 1000;

/** A field of the announcement in a record, as text. */
function fieldOf(db: Db, column: 'before' | 'after', field: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return sql<string>`${sql.ref(column)}${sql.raw(isSqlite ? '' : '::json')} ->> ${sql.lit(field)}`;
}

function selectRecords(db: Db, id: number) {
  return db
    .selectFrom('audit')
    .where('noun', '=', 'announcement')
    .where('noun_id', '=', id)
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
    .select([fieldOf(db, 'after', 'text').as('text'), fieldOf(db, 'after', 'type').as('type')]);
}

/** The renewals after a record and before another one, oldest first. */
async function readRenewals(
  db: Db,
  id: number,
  after: { id: number },
  next: { id: number } | undefined,
) {
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
