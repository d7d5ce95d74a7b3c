import { makeTrustedTime } from '../../../src/server/runtime/trustedTime';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RIGHT = Date.parse('2026-06-05T03:00:00Z');

/** Starts a server whose clock shows a time. An earlier start saw `earlier`. */
function start(shown: number, earlier: number | null = null) {
  const clock = { shown, elapsed: 0 };
  const time = makeTrustedTime(
    () => new Date(clock.shown),
    () => clock.elapsed,
  );
  time.continueFrom(earlier === null ? null : new Date(earlier));
  const pass = (ms: number) => {
    clock.shown += ms;
    clock.elapsed += ms;
  };
  return { clock, pass, read: () => time.read()?.getTime() ?? null };
}

it('returns no time before two readings six hours apart, and then the earlier one', () => {
  const { pass, read } = start(RIGHT);
  expect(read()).toBeNull();
  pass(6 * HOUR - 1);
  expect(read()).toBeNull();
  pass(1);
  expect(read()).toBe(RIGHT);
});

it('does not believe a clock that jumps ahead for less than six hours', () => {
  const { clock, pass, read } = start(RIGHT, RIGHT - HOUR);
  clock.shown += 900 * DAY;
  for (let hour = 0; hour < 5; hour += 1) {
    expect(read()).toBeLessThanOrEqual(RIGHT);
    pass(HOUR);
  }
  clock.shown = RIGHT + 5 * HOUR;
  pass(6 * HOUR);
  expect(read()).toBeLessThanOrEqual(RIGHT + 5 * HOUR);
});

it('does not believe a clock that is ahead at one start, but at the second', () => {
  expect(start(RIGHT + 900 * DAY, RIGHT).read()).toBe(RIGHT);
  expect(start(RIGHT, RIGHT + 900 * DAY).read()).toBe(RIGHT);
  expect(start(RIGHT + 32 * DAY, RIGHT + 31 * DAY).read()).toBe(RIGHT + 31 * DAY);
});
