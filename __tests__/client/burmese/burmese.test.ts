import dayjs from 'dayjs';
import { BURMESE } from '../../../src/client/shared/text/burmese';

const { t } = BURMESE;

it('translates a text, and leaves unknown ones unchanged', () => {
  expect(t('Posts')).toBe('ပို့စ်များ');
  expect(t('The tide is high')).toBe('The tide is high');
  expect(t('constructor')).toBe('constructor');
});

it('fills placeholders: numbers with Burmese digits, texts unchanged', () => {
  expect(t('{{count}} results', { count: 120 })).toBe('ရလဒ် ၁၂၀ ခု');
  expect(t('Icon of {{name}}', { name: 'Flood 2026' })).toBe('Flood 2026 ၏ သင်္ကေတ');
  expect(t('Icon of {{name}}')).toBe('{{name}} ၏ သင်္ကေတ');
  expect(t('{{size}} of something', { size: 3 })).toBe('၃ of something');
});

it.each([
  ['Title must be at most 200 characters.', 'ခေါင်းစဉ် သည် စာလုံး ၂၀၀ လုံးထက် မများရပါ။'],
  ['Too many attempts. Try again in 5 minutes.', 'ကြိုးစားမှု များလွန်းသည်။ ၅ မိနစ် အကြာတွင် ထပ်ကြိုးစားပါ။'],
  ['Backdate must be a date, DD-MM-YYYY.', 'နောက်ပြန်ရက်စွဲသည် ရက်စွဲ ဖြစ်ရမည်၊ DD-MM-YYYY။'],
  ['a.png is larger than 10 MB.', 'a.png သည် 10 MB ထက် ကြီးသည်။'],
])('translates text filled in by a server: %s', (english, burmese) =>
  expect(t(english)).toBe(burmese),
);

it('treats repeated placeholders as the same', () => {
  const question = (first: string, second: string) =>
    `Reset the password of ${first}? All sessions of ${second} end.`;
  expect(t(question('Aye', 'Aye'))).toContain('Aye ၏ စကားဝှက်');
  expect(t(question('Aye', 'Maw'))).toBe(question('Aye', 'Maw'));
});

describe('dates', () => {
  const moment = new Date('2026-08-05T14:05:00Z');

  it.each<[string, Intl.DateTimeFormatOptions]>([
    ['၂၀၂၆ ခုနှစ် ဩဂုတ်လ ၅ ရက်', { dateStyle: 'long' }],
    ['၂၀၂၆ ခုနှစ် ဩဂုတ်လ ၅ ရက် ၁၄:၀၅', { dateStyle: 'long', timeStyle: 'short' }],
    ['၁၄:၀၅', { timeStyle: 'short' }],
    ['ဩဂုတ်လ ၅ ရက်', { month: 'long', day: 'numeric' }],
  ])('are %s', (text, options) =>
    expect(BURMESE.formatDate(moment, { ...options, timeZone: 'UTC' })).toBe(text),
  );

  it('name every month', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      BURMESE.formatDate(new Date(Date.UTC(2026, month)), { month: 'long', timeZone: 'UTC' }),
    );
    expect(new Set(months).size).toBe(12);
    expect(months.join()).not.toMatch(/undefined|[a-z]/);
  });
});

it('names each weekday differently in calendars, and spells August as elsewhere', () => {
  const days = Array.from({ length: 7 }, (_, day) => dayjs('2026-08-03').add(day, 'day'));
  const names = days.map((day) => day.locale('my').format('ddd')).join(' ');
  expect(names).toBe('လာ ဂါ ဟူး ကြာ သော နေ နွေ');
  expect(dayjs('2026-08-03').locale('my').format('MMMM')).toBe('ဩဂုတ်');
});

it('enumerates with the Burmese comma', () =>
  expect(BURMESE.formatList(['ပုံ', 'ဇယား'])).toBe('ပုံ၊ ဇယား'));
