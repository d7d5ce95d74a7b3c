import { isBlank } from '../../contract/text';
import type { Db, Schema } from './schema';

const MAX_REFERENCES = 50;

interface Notice {
  text: string;
  type: string;
}

interface Published extends Notice {
  id: number;
  version: number;
}

export type AnnouncementMessage = Schema['announcement_messages'];

/** Whether there is nothing to warn of: the text is blank or its type is pleasant. */
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
 * Adds the message that an announcement was published or confirmed, and deletes messages to which
 * no later one will refer. A warning with its corrections and confirmations is a series. Every
 * clear message after the series refers to all of it. No message is earlier than those that it
 * refers to, even if the clock was ahead. Call it in the transaction of the write.
 *
 * @param before the public text until now; null if there was none
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
