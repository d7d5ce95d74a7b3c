import { BACKDATE_FORMAT, parseDay } from '../../../src/contract/dates';
import { BURMESE } from '../../../src/client/shared/text/burmese';
import { ENGLISH } from '../../../src/client/shared/text/i18n';
import {
  dayOfCreatedAt,
  formatBackdate,
  formatLongDay,
} from '../../../src/client/shared/text/dates';

it.each([
  ['2026-06-05T17:29:59Z', '2026-06-05'],
  ['2026-06-05T17:30:00Z', '2026-06-06'],
  ['2026-06-05T17:30:00.000000Z', '2026-06-06'],
  ['2026-06-06T00:00:00+06:30', '2026-06-06'],
  ['2026-06-05T23:59:59+06:30', '2026-06-05'],
  ['2026-06-05 17:30:00', '2026-06-06'],
  ['2026-06-05T17:29', '2026-06-05'],
  ['05-06-2026', '2026-06-05'],
  ['2026-06-05', '2026-06-05'],
  ['05-06-2026 10:00', null],
  ['2026-02-31T00:00:00Z', null],
  ['2026-06-05T25:00:00Z', null],
  ['June 5, 2026', null],
  ['1780680600', null],
  ['', null],
  [null, null],
  [undefined, null],
])('dayOfCreatedAt finds in %j the day %s', (text, day) => expect(dayOfCreatedAt(text)).toBe(day));

it.each([
  [ENGLISH, '00:00'],
  [BURMESE, '၀၀:၀၀'],
])('a moment is shown in Asia/Yangon', ({ formatDate }, text) =>
  expect(formatDate(new Date('2026-06-05T17:30:00Z'), { timeStyle: 'short' })).toBe(text),
);

describe('days on the screen', () => {
  it('are written DD-MM-YYYY and back', () => {
    expect(formatBackdate('2026-06-05')).toBe('05-06-2026');
    expect(parseDay(formatBackdate('2026-06-05'), BACKDATE_FORMAT)).toBe('2026-06-05');
  });

  it.each([
    ['2026-11-20', '20 November 2026'],
    ['2026-01-01', '1 January 2026'],
  ])('are %s in long British form', (day, text) => expect(formatLongDay(day)).toBe(text));
});
