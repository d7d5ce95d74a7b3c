import type { Announcement, AnnouncementForm } from '../../contract/announcement';
import { nextId } from './ids';
import type { Db } from './schema';
import { NEXT_VERSION } from './versions';

/** The type of a stored announcement can be one that the contract no longer has. */
export interface StoredAnnouncement extends Required<Omit<Announcement, 'id' | 'type'>> {
  id: number;
  type: string;
}

const COLUMNS = ['id', 'text', 'type', 'version', 'issued_at', 'renewed_at'] as const;

/** All announcements, newest first. */
export function listAnnouncements(db: Db): Promise<StoredAnnouncement[]> {
  return db
    .selectFrom('announcements')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
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
  return id;
}

/** @param current the announcement before: only another text or type is issued anew */
export async function updateAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  { text, type }: AnnouncementForm,
  now: Date,
): Promise<void> {
  const isNew = text !== current.text || type !== current.type;
  const times = isNew ? { issued_at: now.toISOString(), renewed_at: null } : {};
  await db
    .updateTable('announcements')
    .set({ text, type, ...times, version: NEXT_VERSION })
    .where('id', '=', current.id)
    .execute();
}

/** Confirms that an announcement still holds. */
export async function renewAnnouncement(db: Db, id: number, now: Date): Promise<void> {
  const row = { renewed_at: now.toISOString() };
  await db.updateTable('announcements').set(row).where('id', '=', id).execute();
}
