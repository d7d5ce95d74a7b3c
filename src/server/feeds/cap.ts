import { textsByLanguage } from '../../contract/languages';
import type { Language } from '../../contract/languages';
import { isBlank } from '../../contract/text';
import type { CapSettings } from '../feedSettings';
import type { IssuedText } from '../store/announcementVersions';
import { isClear } from './capMessages';
import type { CapMessage } from './capMessages';
import { element, toXml } from './xml';
import type { XmlElement } from './xml';

/** Myanmar is at UTC+6:30 all year round. */
const YANGON = { ms: 6.5 * 3_600_000, suffix: '+06:30' };

const HEADLINE_LENGTH = 160;

const EVENTS: Record<Language, Record<string, string>> = {
  my: { pleasant: 'သာယာ', 'be careful': 'သတိပြုရန်', warning: 'သတိပေးချက်' },
  en: { pleasant: 'All clear', 'be careful': 'Be careful', warning: 'Warning' },
};
const AREAS: Record<Language, string> = { my: 'မြန်မာနိုင်ငံ', en: 'Myanmar' };

const leaf = (name: string, text: string) => element(name, {}, text);

/** CAP allows neither `Z` nor fractions of a second. */
function timeOf({ from }: IssuedText): string {
  const local = new Date(Date.parse(from) + YANGON.ms).toISOString();
  return local.slice(0, 19) + YANGON.suffix;
}

/** Of the announcement's id, the time of publication, and the version that was saved. */
function identifierOf({ oid }: CapSettings, id: number, { from, version }: IssuedText): string {
  return [oid, id, Date.parse(from), version ?? 0].join('.');
}

function severityOf(version: IssuedText): string {
  if (isClear(version)) return 'Minor';
  return version.type === 'warning' ? 'Severe' : 'Moderate';
}

/** The first line, cut between code points. */
function headlineOf(text: string): string {
  const [line = ''] = text.split('\n');
  const letters = Array.from(line.trim());
  if (letters.length <= HEADLINE_LENGTH) return letters.join('');
  return `${letters.slice(0, HEADLINE_LENGTH - 1).join('')}…`;
}

/** Where the announcement does not say how urgent or certain something is, neither do we. */
function infoOf(version: IssuedText, language: Language, text: string): XmlElement {
  const events = EVENTS[language];
  const isOver = isClear(version);
  return element(
    'info',
    {},
    leaf('language', language),
    // It may be about the weather, a river or the ground; the text does not say which.
    leaf('category', 'Geo'),
    leaf('category', 'Met'),
    leaf('event', events[version.type] ?? events['be careful'] ?? ''),
    isOver ? leaf('responseType', 'AllClear') : null,
    leaf('urgency', isOver ? 'Past' : 'Unknown'),
    leaf('severity', severityOf(version)),
    leaf('certainty', 'Unknown'),
    leaf('headline', headlineOf(text)),
    leaf('description', text),
    element('area', {}, leaf('areaDesc', AREAS[language])),
  );
}

/** The CAP 1.2 document of a message of an announcement. @param id of the announcement */
export function capDocument(
  settings: CapSettings,
  id: number,
  { kind, current, replaced }: CapMessage<IssuedText>,
): string {
  const reference = (version: IssuedText) =>
    [settings.sender, identifierOf(settings, id, version), timeOf(version)].join();
  const texts = isBlank(current.text) ? [] : textsByLanguage(current.text);
  return toXml(
    element(
      'alert',
      { xmlns: 'urn:oasis:names:tc:emergency:cap:1.2' },
      leaf('identifier', identifierOf(settings, id, current)),
      leaf('sender', settings.sender),
      leaf('sent', timeOf(current)),
      leaf('status', settings.status),
      leaf('msgType', kind),
      leaf('scope', 'Public'),
      replaced.length > 0 ? leaf('references', replaced.map(reference).join(' ')) : null,
      ...texts.map(({ language, text }) => infoOf(current, language, text)),
    ),
  );
}
