import type { Announcement, AnnouncementForm } from '../../contract/announcement';
import { nextId } from './ids';
import type { Db } from './schema';
import { NEXT_VERSION } from './versions';

/** The type of a stored announcement can be one that the contract no longer has. */
type StoredAnnouncement = Omit<Announcement, 'type'> & { type: string };

const COLUMNS = ['id', 'text', 'type', 'version'] as const;

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
  await db
    .insertInto('announcements')
    .values({ id, text, type, created_at: now.toISOString() })
    .execute();
  return id;
}

export async function updateAnnouncement(
  db: Db,
  id: number,
  { text, type }: AnnouncementForm,
): Promise<void> {
  const row = { text, type, version: NEXT_VERSION };
  await db.updateTable('announcements').set(row).where('id', '=', id).execute();
}
