import type { AreaCode } from '../../contract/areas';
import { BURMESE_TYPE_NAMES } from '../../contract/announcementTypes';
import { textsByLanguage } from '../../contract/languages';
import type { Language } from '../../contract/languages';
import { isBlank } from '../../contract/text';
import type { CapSettings } from '../config/feedSettings';
import { isClear } from '../store/alerts';
import type { Alert } from '../store/alerts';
import { changesIn, placesOf, releaseIn } from './areas';
import type { AreaChange, Place } from './areas';
import { element, leaf, toXml } from './xml';
import type { XmlElement } from './xml';

/** What an alert says of an announcement, and to the receivers of the earlier alerts about it. */
export interface CapMessage
  extends
    AreaChange,
    Pick<Alert, 'identifier' | 'kind' | 'refers_to' | 'type' | 'text' | 'sent_at'> {}

const YANGON = { ms: 6.5 * 3_600_000, suffix: '+06:30' };

const HOUR_MS = 3_600_000;

const HEADLINE_LENGTH = 160;

const EVENTS: Record<Language, Partial<Record<string, string>>> = {
  my: BURMESE_TYPE_NAMES,
  en: { pleasant: 'All clear', 'be careful': 'Be careful', warning: 'Warning' },
};
const CLEARED: Record<Language, string> = { my: 'ကင်းရှင်းပြီ', en: 'All clear' };

/** CAP allows neither `Z` nor fractions of a second. */
function timeAfter(instant: string, ms: number): string {
  const local = new Date(Date.parse(instant) + ms + YANGON.ms).toISOString();
  return local.slice(0, 19) + YANGON.suffix;
}

export const capTime = (instant: string) => timeAfter(instant, 0);

export const eventOf = (type: string, language: Language) =>
  EVENTS[language][type] ?? EVENTS[language]['be careful'] ?? '';

export function headlineOf(text: string): string {
  const [line = ''] = text.split('\n');
  const letters = Array.from(line.trim());
  if (letters.length <= HEADLINE_LENGTH) return letters.join('');
  return `${letters.slice(0, HEADLINE_LENGTH - 1).join('')}…`;
}

/** What one `info` says to the people of its areas in one language. */
interface Info {
  language: Language;
  event: string;
  /** `Minor` says that it is over. */
  severity: 'Severe' | 'Moderate' | 'Minor';
  headline: string;
  description: string;
  areas: readonly AreaCode[];
}

const toArea = ({ code, part, names }: Place, language: Language) =>
  element(
    'area',
    {},
    leaf('areaDesc', names[language]),
    element('geocode', {}, leaf('valueName', `ISO 3166-${part}`), leaf('value', code)),
  );

/** The announcement states neither urgency nor certainty, so both are `Unknown`. */
function toInfo(
  { language, event, severity, headline, description, areas }: Info,
  { expires, web }: { expires: string; web: string | null },
): XmlElement {
  const isOver = severity === 'Minor';
  return element(
    'info',
    {},
    leaf('language', language),
    // It may be about the weather, a river or the ground; the text does not say which.
    leaf('category', 'Geo'),
    leaf('category', 'Met'),
    leaf('event', event),
    isOver ? leaf('responseType', 'AllClear') : null,
    leaf('urgency', isOver ? 'Past' : 'Unknown'),
    leaf('severity', severity),
    leaf('certainty', 'Unknown'),
    leaf('expires', expires),
    leaf('headline', headlineOf(headline)),
    leaf('description', description),
    web === null ? null : leaf('web', web),
    ...placesOf(areas).map((place) => toArea(place, language)),
  );
}

/** The texts of an alert: one for each language; none if nothing is in force. */
export const capTexts = (text: string) => (isBlank(text) ? [] : textsByLanguage(text));

/** Says to the areas that an alert leaves that it is over there. */
const toEnd = (message: CapMessage, language: Language): Info => ({
  language,
  event: CLEARED[language],
  severity: 'Minor',
  areas: message.released,
  headline: releaseIn(message, language),
  description: releaseIn(message, language),
});

/** Some receivers read only the first block of their language, so that is the announcement. */
function infosOf(message: CapMessage): Info[] {
  const { type, areas, released } = message;
  const isOver = isClear(message);
  const severity = isOver ? 'Minor' : type === 'warning' ? 'Severe' : 'Moderate';
  const texts = capTexts(message.text);
  const notices = texts.map(({ language, text }): Info => {
    const changes = isOver ? [] : changesIn(message, language);
    const description = [text, ...changes].join('\n\n');
    return {
      language,
      event: eventOf(type, language),
      severity,
      headline: text,
      description,
      areas,
    };
  });
  const ends = released.length > 0 ? texts.map(({ language }) => toEnd(message, language)) : [];
  return [...notices, ...ends];
}

/** @param web the public site; null if it is unknown */
export function capDocument(
  { sender, status, expiresHours }: CapSettings,
  message: CapMessage,
  web: string | null,
): string {
  const { identifier, kind, refers_to, sent_at } = message;
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
      ...infosOf(message).map((info) => toInfo(info, { expires, web })),
    ),
  );
}
