import { areaName, fullAreaName, listAreas } from '../../../contract/areas';
import { BURMESE_TYPE_NAMES, isCaution } from '../../../contract/announcementTypes';
import { textsByLanguage } from '../../../contract/languages';
import type { Language } from '../../../contract/languages';
import { isBlank } from '../../../contract/text';
import type { Translate } from '../../shared/text/i18n';
import type { LoadedAnnouncement } from './announcementsApi';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time after which a cautious announcement has to be confirmed. */
const ASK_AFTER_MS = DAY_MS;

/** Returns what the public currently reads: the first announcement that is not blank, or null. */
export const inForceOf = (announcements: LoadedAnnouncement[]): LoadedAnnouncement | null =>
  announcements.find(({ text }) => !isBlank(text)) ?? null;

export const firstLineOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .find((line) => !isBlank(line))
    ?.trim() ?? '';

type Notice = Pick<LoadedAnnouncement, 'type' | 'text' | 'areas'>;
type NameArea = typeof areaName;

/** The type and the areas in one language. A type of another server stays as it is. */
function headIn(language: Language, { type, areas = [] }: Notice, nameArea: NameArea): string {
  const isBurmese = language === 'my';
  const name = isBurmese ? (BURMESE_TYPE_NAMES[type] ?? type) : type;
  const places = listAreas(areas, language, nameArea);
  return [name.toUpperCase(), places].filter(Boolean).join(isBurmese ? ' − ' : ': ');
}

/** An announcement below its type and areas, which are in the languages of the text. */
function withHead(notice: Notice, nameArea: NameArea): string {
  const languages = textsByLanguage(notice.text).map(({ language }) => language);
  const heads = new Set(languages.map((language) => headIn(language, notice, nameArea)));
  return `${[...heads].join(' / ')}\n\n${notice.text}`.trim();
}

/** Returns an announcement as it is sent to messengers. */
export const shareTextOf = (notice: Notice): string => withHead(notice, fullAreaName);

/** Returns an announcement as it is sent by SMS, with the short names of areas. */
export const smsTextOf = (notice: Notice): string => withHead(notice, areaName);

/** Returns the Burmese part of an announcement in two languages for an SMS, or undefined. */
export function burmeseSmsOf(notice: Notice): string | undefined {
  const [first, second] = textsByLanguage(notice.text);
  return first && second && smsTextOf({ ...notice, text: first.text });
}

type Times = Pick<LoadedAnnouncement, 'issued_at' | 'renewed_at'>;

/**
 * Returns the milliseconds for which an announcement has been in force, or null if its server does
 * not report it. The result is 0 if the local clock is behind.
 */
export const ageOf = ({ issued_at }: Times, now: number): number | null =>
  issued_at === undefined ? null : Math.max(0, now - Date.parse(issued_at));

export function isDue(announcement: LoadedAnnouncement, now: number): boolean {
  const confirmedAt = announcement.renewed_at ?? announcement.issued_at;
  if (confirmedAt === undefined || !isCaution(announcement)) return false;
  return now - Date.parse(confirmedAt) >= ASK_AFTER_MS;
}

/** Formats a duration, such as `20 min`, `3 h 20 min` or `2 d 3 h`. @param duration milliseconds */
export function durationText(duration: number, t: Translate): string {
  const days = Math.floor(duration / DAY_MS);
  const hours = Math.floor((duration % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((duration % HOUR_MS) / MINUTE_MS);
  if (days > 0) return t('{{days}} d {{hours}} h', { days, hours });
  if (hours > 0) return t('{{hours}} h {{minutes}} min', { hours, minutes });
  return t('{{minutes}} min', { minutes });
}
