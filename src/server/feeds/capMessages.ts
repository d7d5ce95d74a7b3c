import { isBlank } from '../../contract/text';
import { isClear } from '../store/announcementMessages';
import type { AnnouncementMessage } from '../store/announcementMessages';

/** An announcement to those who have received the earlier messages about it. */
export interface CapMessage {
  kind: 'Alert' | 'Update' | 'Cancel';
  /** What the public reads. */
  notice: { id: number; text: string; type: string };
  current: AnnouncementMessage;
  /** The messages that this one replaces, oldest first. */
  replaced: AnnouncementMessage[];
}

/** @param messages of `readMessages`. @returns null where there is nothing to say */
export function messageOf(
  notice: CapMessage['notice'],
  messages: readonly AnnouncementMessage[],
): CapMessage | null {
  const current = messages.at(-1);
  if (!current) return null;
  const replaced = messages.slice(0, -1);
  if (replaced.length > 0) {
    return { kind: isClear(notice) ? 'Cancel' : 'Update', notice, current, replaced };
  }
  return isBlank(notice.text) ? null : { kind: 'Alert', notice, current, replaced };
}
