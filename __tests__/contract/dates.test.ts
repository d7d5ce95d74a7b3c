import {
  BACKDATE_FORMAT,
  DAY_FORMAT,
  dayOf,
  instantsOf,
  parseDay,
  today,
} from '../../src/contract/dates';

describe('days in Asia/Yangon', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2026-06-05T17:29:59.999Z', '2026-06-05'],
    ['2026-06-05T17:30:00.000Z', '2026-06-06'],
    ['2025-12-31T17:30:00.000Z', '2026-01-01'],
    ['2028-02-28T17:30:00.000Z', '2028-02-29'],
  ])('%s falls on %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
    jest.useFakeTimers({ now: new Date(instant) });
    expect(today()).toBe(day);
  });

  it('last from the first instant to that of the next day', () => {
    const { from, to } = instantsOf('2026-06-05');
    expect(from.toISOString()).toBe('2026-06-04T17:30:00.000Z');
    expect(to.toISOString()).toBe('2026-06-05T17:30:00.000Z');
    expect(dayOf(new Date(to.getTime() - 1))).toBe('2026-06-05');
  });
});

it.each([
  ['05-06-2026', BACKDATE_FORMAT, '2026-06-05'],
  ['29-02-2028', BACKDATE_FORMAT, '2028-02-29'],
  ['2026-06-05', DAY_FORMAT, '2026-06-05'],
  ['29-02-2026', BACKDATE_FORMAT, null],
  ['31-02-2026', BACKDATE_FORMAT, null],
  ['13-13-2026', BACKDATE_FORMAT, null],
  ['5-6-2026', BACKDATE_FORMAT, null],
  ['05-06-26', BACKDATE_FORMAT, null],
  ['05-06-2026 ', BACKDATE_FORMAT, null],
  ['2026-06-05', BACKDATE_FORMAT, null],
  ['05-06-2026', DAY_FORMAT, null],
  ['2026-06-05T00:00:00Z', DAY_FORMAT, null],
  ['၀၅-၀၆-၂၀၂၆', BACKDATE_FORMAT, null],
  ['Invalid Date', BACKDATE_FORMAT, null],
  ['', DAY_FORMAT, null],
])('parseDay reads %j in the format %s as %s', (text, format, day) =>
  expect(parseDay(text, format)).toBe(day),
);
