import { isBlank } from '../../contract/text';
import type { Db, Schema } from './schema';

/** How many earlier messages a message refers to at most. */
const MAX_REFERENCES = 50;

interface Notice {
  text: string;
  type: string;
}

/** An announcement as it was published or confirmed. */
interface Published extends Notice {
  id: number;
  version: number;
}

export type AnnouncementMessage = Schema['announcement_messages'];

/** Whether there is nothing to warn of: a pleasant text, or none. */
export const isClear = ({ text, type }: Notice) => isBlank(text) || type === 'pleasant';

/** The newest message about an announcement, and the warnings that it replaces, oldest first. */
export function readMessages(db: Db, announcementId: number): Promise<AnnouncementMessage[]> {
  return db
    .selectFrom('announcement_messages')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .orderBy('number')
    .execute();
}

/**
 * Adds the message that an announcement was published or confirmed, and deletes those to which no later
 * one will refer. A warning with its corrections and confirmations is a series, and whatever is clear
 * after it refers to all of it, each time. No message is earlier than those that it refers to, although
 * the clock may have been ahead. Call it in the transaction of the write.
 *
 * @param before what the public has read until now; null for nothing
 */
export async function addMessage(
  db: Db,
  { id, version, ...after }: Published,
  before: Notice | null,
  now: Date,
): Promise<void> {
  const kept = await readMessages(db, id);
  const last = kept.at(-1);
  const wasClear = before !== null && isClear(before);
  const startsSeries = wasClear && !isClear(after);
  const warnings = wasClear ? kept.slice(0, -1) : kept;
  const replaced = startsSeries ? [] : warnings.slice(-MAX_REFERENCES);
  const dropped = kept.filter((message) => !replaced.includes(message));
  const numbers = dropped.map((message) => message.number);
  if (numbers.length > 0) {
    const messages = db.deleteFrom('announcement_messages').where('announcement_id', '=', id);
    await messages.where('number', 'in', numbers).execute();
  }
  const earliest = last && !startsSeries ? Date.parse(last.sent_at) + 1 : 0;
  const sent_at = new Date(Math.max(now.getTime(), earliest)).toISOString();
  const number = (last?.number ?? 0) + 1;
  await db
    .insertInto('announcement_messages')
    .values({ announcement_id: id, number, version, sent_at })
    .execute();
}
