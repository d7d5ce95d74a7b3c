import { isBlank } from '../../../contract/text';
import type { Translate } from '../../shared/text/i18n';
import type { StoredAnnouncement } from './announcementsApi';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a cautious announcement holds before somebody is asked whether it still does. */
const ASK_AFTER_MS = DAY_MS;
const ASKED_TYPES = ['be careful', 'warning'];

/** What the public reads now: the first announcement that is not blank; null for none. */
export const inForceOf = (announcements: StoredAnnouncement[]): StoredAnnouncement | null =>
  announcements.find(({ text }) => !isBlank(text)) ?? null;

/** The first line with anything on it. */
export const firstLineOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .find((line) => !isBlank(line))
    ?.trim() ?? '';

/** An announcement as it is sent to messengers and by SMS. */
export const messageOf = (
  { type, text }: Pick<StoredAnnouncement, 'type' | 'text'>,
  t: Translate,
) => `${t(type).toUpperCase()}\n\n${text}`.trim();

type Times = Pick<StoredAnnouncement, 'issued_at' | 'renewed_at'>;

/**
 * Milliseconds for which an announcement has been in force; null where its server does not say. A clock
 * that is behind the server's counts as none.
 */
export const ageOf = ({ issued_at }: Times, now: number): number | null =>
  issued_at === undefined ? null : Math.max(0, now - Date.parse(issued_at));

/** Whether to ask if an announcement still holds: nobody has confirmed it for a day. */
export function isDue({ type, issued_at, renewed_at }: StoredAnnouncement, now: number): boolean {
  const confirmedAt = renewed_at ?? issued_at;
  if (confirmedAt === undefined || !ASKED_TYPES.includes(type)) return false;
  return now - Date.parse(confirmedAt) >= ASK_AFTER_MS;
}

/** `20 min`, `3 h 20 min`, `2 d 3 h`. @param duration milliseconds */
export function durationText(duration: number, t: Translate): string {
  const days = Math.floor(duration / DAY_MS);
  const hours = Math.floor((duration % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((duration % HOUR_MS) / MINUTE_MS);
  if (days > 0) return t('{{days}} d {{hours}} h', { days, hours });
  if (hours > 0) return t('{{hours}} h {{minutes}} min', { hours, minutes });
  return t('{{minutes}} min', { minutes });
}

/**
 * How to load anew. Only a server that keeps times knows the mark of a refresh; any other is asked as
 * rarely as people look, because each call would keep an idle session alive.
 */
export function refreshBy(
  occasion: 'minute' | 'return',
  keepsTimes: boolean,
): 'refresh' | 'load' | 'nothing' {
  if (keepsTimes) return 'refresh';
  return occasion === 'return' ? 'load' : 'nothing';
}
