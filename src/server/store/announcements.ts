import type {
  Announcement,
  AnnouncementForm,
  AnnouncementVersion,
} from '../../contract/announcement';
import { toStoredAreas, withAreas } from './areas';
import { changeAfter, listVersions } from './history';
import { nextId } from './engine/ids';
import type { Rows, Window } from './engine/pages';
import type { Db } from './schema';

/** The type of a stored announcement can be one that is no longer in the contract. */
export interface StoredAnnouncement extends Required<Omit<Announcement, 'id' | 'type'>> {
  id: number;
  type: string;
}

const COLUMNS = ['id', 'text', 'type', 'areas', 'version', 'issued_at', 'renewed_at'] as const;

const newestFirst = (db: Db) =>
  db
    .selectFrom('announcements')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

export async function listAnnouncements(db: Db): Promise<StoredAnnouncement[]> {
  return (await newestFirst(db).execute()).map(withAreas);
}

/** The announcement that the public reads; null if there was never one. */
export async function findNewestAnnouncement(db: Db): Promise<StoredAnnouncement | null> {
  const row = await newestFirst(db).limit(1).executeTakeFirst();
  return row ? withAreas(row) : null;
}

/** What changes with each publication and confirmation, without the text. */
export function findNewestPublication(db: Db) {
  return newestFirst(db)
    .clearSelect()
    .select(['id', 'version', 'issued_at', 'renewed_at'])
    .limit(1)
    .executeTakeFirst();
}

export async function findAnnouncement(db: Db, id: number): Promise<StoredAnnouncement | null> {
  const row = await db
    .selectFrom('announcements')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? withAreas(row) : null;
}

/**
 * Call it in a transaction.
 *
 * @returns the new announcement's id
 */
export async function createAnnouncement(
  db: Db,
  { text, type, areas = [] }: AnnouncementForm,
  now: Date,
): Promise<number> {
  const id = await nextId(db, 'announcements');
  const at = now.toISOString();
  await db
    .insertInto('announcements')
    .values({ id, text, type, areas: toStoredAreas(areas), created_at: at, issued_at: at })
    .execute();
  return id;
}

/**
 * Updates an announcement. Only a new text, type or area is published.
 *
 * @param current the announcement before the update
 */
export async function updateAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  { text, type, areas = current.areas }: AnnouncementForm,
  now: Date,
): Promise<void> {
  const content = { text, type, areas: toStoredAreas(areas) };
  const { areas: before } = current;
  const isSame = text === current.text && type === current.type;
  if (isSame && content.areas === toStoredAreas(before)) return;
  const times = { issued_at: now.toISOString(), renewed_at: null };
  await db
    .updateTable('announcements')
    .set({ ...content, ...times })
    .where('id', '=', current.id)
    .execute();
}

export async function renewAnnouncement(
  db: Db,
  current: StoredAnnouncement,
  now: Date,
): Promise<void> {
  const renewed = { renewed_at: now.toISOString() };
  await db.updateTable('announcements').set(renewed).where('id', '=', current.id).execute();
}

const MAX_RENEWALS = 1000;

/**
 * The newest renewals of some versions, oldest first.
 *
 * @param from the audit record of the oldest of these versions
 * @param until the audit record of the version after the newest; undefined if there is none
 */
async function readRenewals(db: Db, announcementId: number, from: number, until?: number) {
  const newest = db
    .selectFrom('audit')
    .select(['id', 'created_at as at', 'user_name'])
    .where('noun', '=', 'announcement')
    .where('noun_id', '=', announcementId)
    .where('action', '=', 'renew')
    .where('id', '>', from)
    .orderBy('id', 'desc')
    .limit(MAX_RENEWALS);
  const rows = await (until === undefined ? newest : newest.where('id', '<', until)).execute();
  return rows.reverse();
}

export async function listAnnouncementVersions(
  db: Db,
  announcementId: number,
  window: Window,
): Promise<Rows<AnnouncementVersion>> {
  const subject = { entity: 'announcement', id: announcementId } as const;
  const page = await listVersions<StoredAnnouncement>(db, subject, window, COLUMNS);
  const versions = await page.items.all();
  const [newest, oldest] = [versions[0], versions.at(-1)];
  if (!newest || !oldest) return { items: [], total: page.total };
  const next = await changeAfter(db, subject, Number(newest.id));
  const renewals = await readRenewals(db, announcementId, Number(oldest.id), next?.id);
  const items = versions.map(({ entity, from, ...version }, index) => {
    const [start, end] = [Number(version.id), Number(versions[index - 1]?.id ?? Infinity)];
    const own = renewals.filter(({ id }) => id > start && id < end);
    return {
      ...version,
      text: entity.text,
      type: entity.type,
      // A record of version 1.1 has none.
      areas: entity.areas ?? [],
      from: from ?? entity.issued_at,
      renewals: own.map(({ at, user_name }) => ({ at, user_name })),
    };
  });
  return { items, total: page.total };
}
