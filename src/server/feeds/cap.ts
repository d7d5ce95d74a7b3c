import { BURMESE_TYPE_NAMES } from '../../contract/announcement';
import { textsByLanguage } from '../../contract/languages';
import type { Language } from '../../contract/languages';
import { cleanLines, isBlank } from '../../contract/text';
import type { CapSettings } from '../feedSettings';
import { isClear } from '../store/announcementMessages';
import type { AnnouncementMessage } from '../store/announcementMessages';
import { element, leaf, toXml } from './xml';
import type { XmlElement } from './xml';

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

const sentAt = ({ sent_at }: AnnouncementMessage) => timeAfter(sent_at, 0);

function identifierOf({ oid }: CapSettings, message: AnnouncementMessage): string {
  return [oid, message.announcement_id, Date.parse(message.sent_at), message.version].join('.');
}

function severityOf(notice: CapMessage['notice']): string {
  if (isClear(notice)) return 'Minor';
  return notice.type === 'warning' ? 'Severe' : 'Moderate';
}

function headlineOf(text: string): string {
  const [line = ''] = text.split('\n');
  const letters = Array.from(line.trim());
  if (letters.length <= HEADLINE_LENGTH) return letters.join('');
  return `${letters.slice(0, HEADLINE_LENGTH - 1).join('')}…`;
}

/** The announcement states neither urgency nor certainty, so both are `Unknown`. */
function infoOf(
  notice: CapMessage['notice'],
  expires: string,
  { language, text }: { language: Language; text: string },
): XmlElement {
  const events = EVENTS[language];
  const isOver = isClear(notice);
  return element(
    'info',
    {},
    leaf('language', language),
    // It may be about the weather, a river or the ground; the text does not say which.
    leaf('category', 'Geo'),
    leaf('category', 'Met'),
    leaf('event', events[notice.type] ?? events['be careful'] ?? ''),
    isOver ? leaf('responseType', 'AllClear') : null,
    leaf('urgency', isOver ? 'Past' : 'Unknown'),
    leaf('severity', severityOf(notice)),
    leaf('certainty', 'Unknown'),
    leaf('expires', expires),
    leaf('headline', headlineOf(text)),
    leaf('description', text),
    element('area', {}, leaf('areaDesc', AREAS[language])),
  );
}

export function capDocument(
  settings: CapSettings,
  { kind, notice: stored, current, replaced }: CapMessage,
): string {
  // It may have been stored before texts were cleaned.
  const notice = { ...stored, text: cleanLines(stored.text) };
  const reference = (message: AnnouncementMessage) =>
    [settings.sender, identifierOf(settings, message), sentAt(message)].join();
  const texts = isBlank(notice.text) ? [] : textsByLanguage(notice.text);
  const expires = timeAfter(current.sent_at, settings.expiresHours * HOUR_MS);
  return toXml(
    element(
      'alert',
      { xmlns: 'urn:oasis:names:tc:emergency:cap:1.2' },
      leaf('identifier', identifierOf(settings, current)),
      leaf('sender', settings.sender),
      leaf('sent', sentAt(current)),
      leaf('status', settings.status),
      leaf('msgType', kind),
      leaf('scope', 'Public'),
      replaced.length > 0 ? leaf('references', replaced.map(reference).join(' ')) : null,
      ...texts.map((text) => infoOf(notice, expires, text)),
    ),
  );
}
