import type { CapStatus } from '../../contract/feeds';
import { isBlank } from '../../contract/text';
import type { Db, Schema } from './schema';

export type Alert = Schema['alerts'];

interface Notice {
  text: string;
  type: string;
}

/** Whether there is nothing to warn of: the text is blank or its type is pleasant. */
export const isClear = ({ text, type }: Notice) => isBlank(text) || type === 'pleasant';

/** The newest alert: of those with a status, or of all. */
export async function findNewestAlert(db: Db, status?: CapStatus): Promise<Alert | null> {
  const newest = db.selectFrom('alerts').selectAll().orderBy('number', 'desc').limit(1);
  const alert = status ? newest.where('status', '=', status) : newest;
  return (await alert.executeTakeFirst()) ?? null;
}

/** @returns the alert as it was issued; null if there is none with this identifier */
export async function findAlertDocument(db: Db, identifier: string): Promise<string | null> {
  const alert = db.selectFrom('alerts').select('document').where('identifier', '=', identifier);
  return (await alert.executeTakeFirst())?.document ?? null;
}

/** The alerts with these identifiers, without their documents. */
export function findAlerts(db: Db, identifiers: readonly string[]) {
  if (identifiers.length === 0) return [];
  return db
    .selectFrom('alerts')
    .select(['type', 'text', 'areas'])
    .where('identifier', 'in', identifiers)
    .execute();
}

interface Listed {
  since: Date;
  /** The newest alert with this status is listed whatever its age. */
  status: CapStatus;
}

function listedAlerts(db: Db, { since, status }: Listed) {
  const ofStatus = db.selectFrom('alerts').where('status', '=', status);
  const newest = ofStatus.select((eb) => eb.fn.max('number').as('newest'));
  return db
    .selectFrom('alerts')
    .where((eb) => eb.or([eb('sent_at', '>=', since.toISOString()), eb('number', '=', newest)]));
}

/** The oldest and the newest number of the listed alerts; they change with every alert. */
export function rangeOfAlerts(db: Db, listed: Listed) {
  return listedAlerts(db, listed)
    .select((eb) => [eb.fn.min('number').as('oldest'), eb.fn.max('number').as('newest')])
    .executeTakeFirst();
}

/** Alerts without their documents, newest first. */
export function listAlerts(db: Db, listed: Listed, most: number) {
  return listedAlerts(db, listed)
    .select(['identifier', 'status', 'type', 'text', 'areas', 'sent_at'])
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** Call it in a transaction that has locked the announcements. */
export async function addAlert(db: Db, alert: Alert): Promise<void> {
  await db.insertInto('alerts').values(alert).execute();
}

/** The messages about an announcement that a version before 1.2 has served, oldest first. */
export function readServedMessages(db: Db, announcementId: number) {
  return db
    .selectFrom('announcement_messages')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .orderBy('number')
    .execute();
}
