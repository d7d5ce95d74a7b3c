import { BURMESE_TYPE_NAMES } from '../../contract/announcementTypes';
import { textsByLanguage } from '../../contract/languages';
import type { Language } from '../../contract/languages';
import { isBlank } from '../../contract/text';
import type { CapSettings } from '../config/feedSettings';
import { isClear } from '../store/alerts';
import type { Alert } from '../store/alerts';
import { element, leaf, toXml } from './xml';
import type { XmlElement } from './xml';

/** What an alert says of an announcement, and to the receivers of the earlier alerts about it. */
export type CapMessage = Pick<
  Alert,
  'identifier' | 'kind' | 'refers_to' | 'type' | 'text' | 'sent_at'
>;

type Notice = Pick<Alert, 'type' | 'text'>;

const YANGON = { ms: 6.5 * 3_600_000, suffix: '+06:30' };

const HOUR_MS = 3_600_000;

const HEADLINE_LENGTH = 160;

const EVENTS: Record<Language, Partial<Record<string, string>>> = {
  my: BURMESE_TYPE_NAMES,
  en: { pleasant: 'All clear', 'be careful': 'Be careful', warning: 'Warning' },
};
const AREAS: Record<Language, string> = { my: 'မြန်မာနိုင်ငံ', en: 'Myanmar' };

/** CAP allows neither `Z` nor fractions of a second. */
function timeAfter(instant: string, ms: number): string {
  const local = new Date(Date.parse(instant) + ms + YANGON.ms).toISOString();
  return local.slice(0, 19) + YANGON.suffix;
}

export const capTime = (instant: string) => timeAfter(instant, 0);

export const eventOf = (type: string, language: Language) =>
  EVENTS[language][type] ?? EVENTS[language]['be careful'] ?? '';

function severityOf(notice: Notice): string {
  if (isClear(notice)) return 'Minor';
  return notice.type === 'warning' ? 'Severe' : 'Moderate';
}

export function headlineOf(text: string): string {
  const [line = ''] = text.split('\n');
  const letters = Array.from(line.trim());
  if (letters.length <= HEADLINE_LENGTH) return letters.join('');
  return `${letters.slice(0, HEADLINE_LENGTH - 1).join('')}…`;
}

/** The announcement states neither urgency nor certainty, so both are `Unknown`. */
function infoOf(
  notice: Notice,
  { expires, web }: { expires: string; web: string | null },
  { language, text }: { language: Language; text: string },
): XmlElement {
  const isOver = isClear(notice);
  return element(
    'info',
    {},
    leaf('language', language),
    // It may be about the weather, a river or the ground; the text does not say which.
    leaf('category', 'Geo'),
    leaf('category', 'Met'),
    leaf('event', eventOf(notice.type, language)),
    isOver ? leaf('responseType', 'AllClear') : null,
    leaf('urgency', isOver ? 'Past' : 'Unknown'),
    leaf('severity', severityOf(notice)),
    leaf('certainty', 'Unknown'),
    leaf('expires', expires),
    leaf('headline', headlineOf(text)),
    leaf('description', text),
    web === null ? null : leaf('web', web),
    element('area', {}, leaf('areaDesc', AREAS[language])),
  );
}

/** The alerts of a text: one for each language; none if nothing is in force. */
export const capTexts = (text: string) => (isBlank(text) ? [] : textsByLanguage(text));

/** @param web the public site; null if it is unknown */
export function capDocument(
  { sender, status, expiresHours }: CapSettings,
  { identifier, kind, refers_to, sent_at, type, text }: CapMessage,
  web: string | null,
): string {
  const expires = timeAfter(sent_at, expiresHours * HOUR_MS);
  return toXml(
    element(
      'alert',
      { xmlns: 'urn:oasis:names:tc:emergency:cap:1.2' },
      leaf('identifier', identifier),
      leaf('sender', sender),
      leaf('sent', capTime(sent_at)),
      leaf('status', status),
      leaf('msgType', kind),
      leaf('scope', 'Public'),
      refers_to === '' ? null : leaf('references', refers_to),
      ...capTexts(text).map((each) => infoOf({ type, text }, { expires, web }, each)),
    ),
  );
}
