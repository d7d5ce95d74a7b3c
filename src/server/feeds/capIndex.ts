import { languageOf } from '../../contract/languages';
import { cleanLines } from '../../contract/text';
import type { Alert } from '../store/alerts';
import { withAreas } from '../store/areas';
import { placesOf } from './areas';
import type { Place } from './areas';
import { atomDocument } from './atom';
import { capTexts, eventOf, headlineOf } from './cap';
import { FEED_TITLE, summaryOf, urnOf } from './postItems';
import { element, leaf } from './xml';

export type IndexedAlert = Pick<
  Alert,
  'identifier' | 'status' | 'type' | 'text' | 'areas' | 'sent_at'
>;

const TAKEN_DOWN = 'ရုပ်သိမ်းထားသည် / Taken down';

/** The part of ISO 3166 by its name in RFC 5141. */
const toCategory = ({ code, part, names }: Place) =>
  element('category', {
    scheme: `urn:iso:std:iso:3166:-${part}`,
    term: code,
    label: `${names.my} / ${names.en}`,
  });

function toEntry({ identifier, status, type, sent_at, ...stored }: IndexedAlert, href: string) {
  const text = cleanLines(stored.text);
  const language = languageOf(text);
  const titles = capTexts(text).map((each) =>
    [eventOf(type, each.language), headlineOf(each.text)].join(': '),
  );
  const title = titles.join(' / ') || TAKEN_DOWN;
  return element(
    'entry',
    language ? { 'xml:lang': language } : {},
    leaf('id', `urn:oid:${identifier}`),
    // Readers show the title alone, so a test must not look like an alert.
    leaf('title', status === 'Actual' ? title : `[${status}] ${title}`),
    leaf('published', sent_at),
    leaf('updated', sent_at),
    ...placesOf(withAreas(stored).areas).map(toCategory),
    element('link', { rel: 'alternate', type: 'application/cap+xml', href }),
    leaf('summary', titles.length > 0 ? summaryOf(text) : TAKEN_DOWN),
  );
}

/**
 * An index of alerts, newest first.
 *
 * @param store see `urnOf`
 * @param addressOf the permanent address of an alert
 */
export function capIndex(
  alerts: readonly IndexedAlert[],
  { store, selfUrl }: { store: string; selfUrl: string | null },
  addressOf: (identifier: string) => string,
): string {
  const entries = alerts.map((alert) => toEntry(alert, addressOf(alert.identifier)));
  const title = `${FEED_TITLE}: alerts`;
  const updated = alerts[0]?.sent_at ?? store;
  return atomDocument({ id: urnOf(store, 'alerts'), title, selfUrl, updated }, entries);
}
