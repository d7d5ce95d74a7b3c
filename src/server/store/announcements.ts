import type {
  Announcement,
  AnnouncementForm,
  AnnouncementVersion,
} from '../../contract/announcement';
import { addMessage } from './announcementMessages';
import { nextId } from './ids';
import { readPage } from './pages';
import type { Rows, Window } from './pages';
import type { Db } from './schema';
import { NEXT_VERSION } from './versions';

/** The type of a stored announcement can be one that the contract no longer has. */
export interface StoredAnnouncement extends Required<Omit<Announcement, 'id' | 'type'>> {
  id: number;
  type: string;
}

/** Who writes an announcement, and when. */
interface Author {
  user: { name: string };
  now: Date;
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

async function addVersion(
  db: Db,
  announcementId: number,
  { text, type }: AnnouncementForm,
  { user, now }: Author,
): Promise<void> {
  const id = await nextId(db, 'announcement_versions');
  const author = { user_name: user.name, issued_at: now.toISOString() };
  await db
    .insertInto('announcement_versions')
    .values({ id, announcement_id: announcementId, text, type, ...author })
    .execute();
}

/** Call it in a transaction. @returns the new announcement's id */
export async function createAnnouncement(
  db: Db,
  { text, type }: AnnouncementForm,
  author: Author,
): Promise<number> {
  const id = await nextId(db, 'announcements');
  const at = author.now.toISOString();
  await db
    .insertInto('announcements')
    .values({ id, text, type, created_at: at, issued_at: at })
    .execute();
  await addVersion(db, id, { text, type }, author);
  await addMessage(db, { id, text, type, version: 1 }, null, author.now);
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
  author: Author,
): Promise<void> {
  const isNew = text !== current.text || type !== current.type;
  const times = isNew ? { issued_at: author.now.toISOString(), renewed_at: null } : {};
  const { id, version } = await db
    .updateTable('announcements')
    .set({ text, type, ...times, version: NEXT_VERSION })
    .where('id', '=', current.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  if (!isNew) return;
  await addVersion(db, id, { text, type }, author);
  await addMessage(db, { id, text, type, version }, current, author.now);
}

/** Confirms that an announcement still holds. Call it in a transaction. */
export async function renewAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  { user, now }: Author,
): Promise<void> {
  const renewed = { renewed_at: now.toISOString() };
  await db.updateTable('announcements').set(renewed).where('id', '=', current.id).execute();
  const id = await nextId(db, 'announcement_renewals');
  const version_id = db
    .selectFrom('announcement_versions')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('announcement_id', '=', current.id);
  await db
    .insertInto('announcement_renewals')
    .values({ id, version_id, user_name: user.name, ...renewed })
    .execute();
  await addMessage(db, current, current, now);
}

/** More than anybody renews; it bounds what one page reads. */
const MAX_RENEWALS = 1000;

/** The newest renewals of some versions, oldest first. */
async function readRenewals(db: Db, versions: readonly number[]) {
  if (versions.length === 0) return [];
  const newest = await db
    .selectFrom('announcement_renewals')
    .select(['version_id', 'renewed_at as at', 'user_name'])
    .where('version_id', 'in', versions)
    .orderBy('id', 'desc')
    .limit(MAX_RENEWALS)
    .execute();
  return newest.reverse();
}

/** A page of the texts and types that an announcement has had, newest first. */
export async function listVersions(
  db: Db,
  announcementId: number,
  window: Window,
): Promise<Rows<AnnouncementVersion>> {
  const versions = await readPage(
    db
      .selectFrom('announcement_versions')
      .select(['id', 'text', 'type', 'user_name', 'issued_at as from'])
      .select((eb) =>
        eb.fn
          .agg<string | null>('lag', ['issued_at'])
          .over((over) => over.orderBy('id', 'desc'))
          .as('until'),
      )
      .where('announcement_id', '=', announcementId)
      .orderBy('id', 'desc'),
    window,
  );
  const renewals = await readRenewals(
    db,
    versions.items.map(({ id }) => id),
  );
  const items = versions.items.map((version) => ({
    ...version,
    renewals: renewals
      .filter(({ version_id }) => version_id === version.id)
      .map(({ at, user_name }) => ({ at, user_name })),
  }));
  return { items, total: versions.total };
}
