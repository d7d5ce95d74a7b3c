import { isBlank } from '../../contract/text';
import { isClear } from '../store/announcementMessages';
import type { AnnouncementMessage } from '../store/announcementMessages';

/** An announcement as a message to the receivers of the earlier messages about it. */
export interface CapMessage {
  kind: 'Alert' | 'Update' | 'Cancel';
  notice: { id: number; text: string; type: string };
  current: AnnouncementMessage;
  /** The messages that this one replaces, oldest first. */
  replaced: AnnouncementMessage[];
}

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
