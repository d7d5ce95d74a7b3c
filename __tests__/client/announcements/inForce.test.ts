import {
  ageOf,
  burmeseSmsOf,
  durationText,
  firstLineOf,
  inForceOf,
  isDue,
  shareTextOf,
  smsTextOf,
} from '../../../src/client/features/announcements/inForce';
import { withoutOlder } from '../../../src/client/features/announcements/announcementsApi';
import type { AreaCode } from '../../../src/contract/areas';
import { BURMESE } from '../../../src/client/shared/text/burmese';
import { ANNOUNCEMENT_TYPES, BURMESE_TYPE_NAMES } from '../../../src/contract/announcementTypes';
import { ENGLISH } from '../../../src/client/shared/text/i18n';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ago = (ms: number) => new Date(NOW - ms).toISOString();
const warning = { id: 1, text: 'Storm', type: 'warning' };

it('has no blank announcement in force', () => {
  const blank = { ...warning, text: ' \u200b\n' };
  expect(inForceOf([])).toBeNull();
  expect(inForceOf([blank])).toBeNull();
  expect(inForceOf([blank, warning])).toBe(warning);
});

test.each([
  ['Storm', 'Storm'],
  ['\r\n \u200b\n  Storm today \r\nStay in', 'Storm today'],
  ['', ''],
])('shows the first line of %j that is not blank', (text, line) =>
  expect(firstLineOf(text)).toBe(line),
);

test.each([
  [0, '0 min'],
  [20 * MINUTE + 59_999, '20 min'],
  [HOUR, '1 h 0 min'],
  [3 * HOUR + 20 * MINUTE, '3 h 20 min'],
  [24 * HOUR - 1, '23 h 59 min'],
  [51 * HOUR, '2 d 3 h'],
])('formats %i ms as %s', (duration, text) => expect(durationText(duration, ENGLISH.t)).toBe(text));

it('returns no age without times, and never a negative one', () => {
  expect(ageOf({}, NOW)).toBeNull();
  expect(ageOf({ issued_at: ago(HOUR) }, NOW)).toBe(HOUR);
  expect(ageOf({ issued_at: ago(-HOUR) }, NOW)).toBe(0);
});

const DAY = 24 * HOUR;

test.each([
  ['a warning of a day', 'warning', DAY, null, true],
  ['a warning of less', 'warning', DAY - 1, null, false],
  ['a day of caution', 'be careful', DAY, null, true],
  ['pleasant weather', 'pleasant', 30 * DAY, null, false],
  ['a type of another server', 'tornado', 30 * DAY, null, false],
  ['a warning that was renewed', 'warning', 9 * DAY, DAY - 1, false],
  ['a warning that was renewed a day ago', 'warning', 9 * DAY, DAY, true],
])('asks whether it is still in force, for %s', (_, type, issued, renewed, isAsked) => {
  const renewed_at = renewed === null ? null : ago(renewed);
  expect(isDue({ ...warning, type, issued_at: ago(issued), renewed_at }, NOW)).toBe(isAsked);
});

it('does not ask if the server keeps no times', () => expect(isDue(warning, NOW)).toBe(false));

it('does not replace an announcement saved in the meantime with an older one', () => {
  const held = [{ ...warning, text: 'Corrected', version: 3 }];
  expect(withoutOlder([{ ...warning, version: 2 }], held)).toEqual(held);
  const newer = [{ ...warning, version: 4 }];
  expect(withoutOlder(newer, held)).toEqual(newer);
  expect(withoutOlder([warning], undefined)).toEqual([warning]);
});

test.each([
  ['warning', 'Storm', 'WARNING\n\nStorm', undefined],
  ['be careful', 'မိုး', 'သတိပြုရန်\n\nမိုး', undefined],
  ['warning', 'မိုး\n\nRain', 'သတိပေးချက် / WARNING\n\nမိုး\n\nRain', 'သတိပေးချက်\n\nမိုး'],
  ['tornado', 'မိုး\n\nRain', 'TORNADO\n\nမိုး\n\nRain', 'TORNADO\n\nမိုး'],
  ['', 'Rain', 'Rain', undefined],
])('names the type %j of %j in the languages of the text', (type, text, shared, burmese) => {
  expect(shareTextOf({ type, text })).toBe(shared);
  expect(burmeseSmsOf({ type, text })).toBe(burmese);
});

test.each([
  ['Storm', 'WARNING: Rakhine State, Yangon Region', 'WARNING: Rakhine, Yangon', undefined],
  ['မိုး', 'သတိပေးချက် − ရခိုင်ပြည်နယ်၊ ရန်ကုန်တိုင်းဒေသကြီး', 'သတိပေးချက် − ရခိုင်၊ ရန်ကုန်', undefined],
  [
    'မိုး\n\nRain',
    'သတိပေးချက် − ရခိုင်ပြည်နယ်၊ ရန်ကုန်တိုင်းဒေသကြီး / WARNING: Rakhine State, Yangon Region',
    'သတိပေးချက် − ရခိုင်၊ ရန်ကုန် / WARNING: Rakhine, Yangon',
    'သတိပေးချက် − ရခိုင်၊ ရန်ကုန်',
  ],
])(
  'names the areas of %j after the type, by SMS as short as possible',
  (text, full, short, burmese) => {
    const notice = { type: 'warning', text, areas: ['MM-16', 'MM-06'] as AreaCode[] };
    expect(shareTextOf(notice)).toBe(`${full}\n\n${text}`);
    expect(smsTextOf(notice)).toBe(`${short}\n\n${text}`);
    expect(burmeseSmsOf(notice)).toBe(burmese && `${burmese}\n\nမိုး`);
  },
);

it('names the areas of a text without a type', () =>
  expect(smsTextOf({ type: '', text: 'Rain', areas: ['MM-16'] })).toBe('Rakhine\n\nRain'));

it('names the types in Burmese as the screens do', () =>
  expect(ANNOUNCEMENT_TYPES.map((type) => BURMESE_TYPE_NAMES[type])).toEqual(
    ANNOUNCEMENT_TYPES.map((type) => BURMESE.t(type)),
  ));
