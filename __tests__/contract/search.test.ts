import { searchSchema } from '../../src/contract/search';
import { messagesOf } from './forms';

const EMPTY = 'Please enter search text or select a date.';
const UNREADABLE = 'Please enter dates as YYYY-MM-DD.';
const END = 'End date cannot be in the future.';
const START = 'Start date cannot be in the future.';
const ORDER = 'End date cannot be before start date.';

/** Text, start, end, and the only alert, on 5 June 2026 in Yangon. */
const TABLE: [string, string, string, string | null][] = [
  ['', '', '', EMPTY],
  [' \u200B', '', '', EMPTY],
  ['rain', '', '', null],
  ['', '2026-06-05', '', null],
  ['', '', '2026-06-05', null],
  ['', '2026-06-05', '2026-06-05', null],
  ['rain', '2026-06-01', '2026-06-05', null],
  ['', '', '2026-06-06', END],
  ['', '2026-06-06', '', START],
  ['', '2026-06-07', '2026-06-06', END],
  ['', '2026-06-06', '2026-06-05', START],
  ['', '2026-06-05', '2026-06-04', ORDER],
  ['rain', '2026-02-31', '', UNREADABLE],
  ['rain', '', 'Invalid Date', UNREADABLE],
  ['rain', '05-06-2026', '2999-01-01', UNREADABLE],
  ['r'.repeat(200), '', '', null],
  ['r'.repeat(201), '2026-02-31', '', 'Please search for at most 200 characters.'],
];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-05T17:29:59Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(TABLE)('text %j from %j to %j gives the alert %j', (query, start_date, end_date, alert) =>
  expect(messagesOf(searchSchema, { query, start_date, end_date })).toEqual(
    alert === null ? [] : [alert],
  ),
);

it('opens the next day at 17:30 UTC', () => {
  const filter = { query: '', start_date: '', end_date: '2026-06-06' };
  expect(messagesOf(searchSchema, filter)).toEqual([END]);
  jest.setSystemTime(new Date('2026-06-05T17:30:00Z'));
  expect(messagesOf(searchSchema, filter)).toEqual([]);
});

it('returns a trimmed text, and blank dates as empty strings', () =>
  expect(searchSchema.validateSync({ query: ' rain ', start_date: null })).toEqual({
    query: 'rain',
    start_date: '',
    end_date: '',
  }));
