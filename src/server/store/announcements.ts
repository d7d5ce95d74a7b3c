import type { Announcement, AnnouncementForm } from '../../contract/announcement';
import { addMessage } from './announcementMessages';
import { nextId } from './ids';
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
