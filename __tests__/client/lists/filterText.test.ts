import { translate } from '../../../src/client/shared/text/i18n';
import { filterText } from '../../../src/client/shared/lists/ListSummary';

/** Text, start, end, number of results, and the filter in words. */
const TABLE: [string, string, string, number, string][] = [
  ['rain', '2026-06-01', '2026-06-12', 3, '3 results for "rain", 1 to 12 June 2026'],
  ['rain', '', '', 1, '1 result for "rain"'],
  ['rain', '', '', 0, 'No results for "rain"'],
  ['', '2026-06-01', '', 2, '2 results, from 1 June 2026'],
  ['', '', '2026-06-12', 2, '2 results, up to 12 June 2026'],
  ['', '2026-06-12', '2026-06-12', 2, '2 results, 12 June 2026'],
  ['', '2026-05-28', '2026-06-12', 2, '2 results, 28 May to 12 June 2026'],
  ['', '2025-06-01', '2026-06-01', 2, '2 results, 1 June 2025 to 1 June 2026'],
  ['{{count}} $t(x) <b>', '', '', 2, '2 results for "{{count}} $t(x) <b>"'],
  ['လေ', '', '', 12, '12 results for "လေ"'],
];

it.each(TABLE)('says of %j from %j to %j with %i results: %s', (query, start, end, count, text) => {
  const filter = { query, start_date: start, end_date: end };
  expect(filterText(translate, filter, count)).toBe(text);
});
