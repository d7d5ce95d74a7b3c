import { sql, SqliteAdapter } from 'kysely';
import type {
  Announcement,
  AnnouncementForm,
  AnnouncementVersion,
} from '../../contract/announcement';
import { addMessage } from './announcementMessages';
import { nextId } from './ids';
import type { Rows, Window } from './pages';
import type { Db } from './schema';
import { NEXT_VERSION } from './versions';

/** The type of a stored announcement can be one that the contract no longer has. */
export interface StoredAnnouncement extends Required<Omit<Announcement, 'id' | 'type'>> {
  id: number;
  type: string;
}

const COLUMNS = ['id', 'text', 'type', 'version', 'issued_at', 'renewed_at'] as const;

const newestFirst = (db: Db) =>
  db
    .selectFrom('announcements')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** All announcements, newest first. */
export function listAnnouncements(db: Db): Promise<StoredAnnouncement[]> {
  return newestFirst(db).execute();
}

/** The announcement that the public reads; null where there was never one. */
export async function findNewestAnnouncement(db: Db): Promise<StoredAnnouncement | null> {
  return (await newestFirst(db).limit(1).executeTakeFirst()) ?? null;
}

export async function findAnnouncement(db: Db, id: number): Promise<StoredAnnouncement | null> {
  const row = await db
    .selectFrom('announcements')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Call it in a transaction. @returns the new announcement's id */
export async function createAnnouncement(
  db: Db,
  { text, type }: AnnouncementForm,
  now: Date,
): Promise<number> {
  const id = await nextId(db, 'announcements');
  const at = now.toISOString();
  await db
    .insertInto('announcements')
    .values({ id, text, type, created_at: at, issued_at: at })
    .execute();
  await addMessage(db, { id, text, type, version: 1 }, null, now);
  return id;
}

/**
 * Call it in a transaction.
 *
 * @param current the announcement before: only another text or type is issued anew
 */
export async function updateAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  { text, type }: AnnouncementForm,
  now: Date,
): Promise<void> {
  const isNew = text !== current.text || type !== current.type;
  const times = isNew ? { issued_at: now.toISOString(), renewed_at: null } : {};
  const { id, version } = await db
    .updateTable('announcements')
    .set({ text, type, ...times, version: NEXT_VERSION })
    .where('id', '=', current.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  if (isNew) await addMessage(db, { id, text, type, version }, current, now);
}

/** Confirms that an announcement still holds. Call it in a transaction. */
export async function renewAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  now: Date,
): Promise<void> {
  const row = { renewed_at: now.toISOString() };
  await db.updateTable('announcements').set(row).where('id', '=', current.id).execute();
  await addMessage(db, current, current, now);
}

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
