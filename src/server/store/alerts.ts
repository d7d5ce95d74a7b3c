import { isBlank } from '../../contract/text';
import type { Db, Schema } from './schema';

export type Alert = Schema['alerts'];

interface Notice {
  text: string;
  type: string;
}

/** Whether there is nothing to warn of: the text is blank or its type is pleasant. */
export const isClear = ({ text, type }: Notice) => isBlank(text) || type === 'pleasant';

export async function findNewestAlert(db: Db): Promise<Alert | null> {
  const newest = db.selectFrom('alerts').selectAll().orderBy('number', 'desc').limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** @returns the alert as it was issued; null if there is none with this identifier */
export async function findAlertDocument(db: Db, identifier: string): Promise<string | null> {
  const alert = db.selectFrom('alerts').select('document').where('identifier', '=', identifier);
  return (await alert.executeTakeFirst())?.document ?? null;
}

/** The newest alert, whatever its age, and the others since a time. */
const alertsSince = (db: Db, since: Date) =>
  db
    .selectFrom('alerts')
    .where((eb) =>
      eb.or([
        eb('sent_at', '>=', since.toISOString()),
        eb('number', '=', eb.selectFrom('alerts').select(eb.fn.max('number').as('newest'))),
      ]),
    );

/** The oldest and the newest number of the alerts since a time; they change with every alert. */
export function rangeOfAlerts(db: Db, since: Date) {
  return alertsSince(db, since)
    .select((eb) => [eb.fn.min('number').as('oldest'), eb.fn.max('number').as('newest')])
    .executeTakeFirst();
}

/** The alerts since a time, newest first, without their documents. */
export function listAlerts(db: Db, since: Date, most: number) {
  return alertsSince(db, since)
    .select(['identifier', 'status', 'type', 'text', 'sent_at'])
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
