import type * as Module from '../../src/contract/clock';
import { today } from '../../src/contract/dates';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const DAY = 86_400_000;

const headerOf = (moment: number) => new Date(moment).toUTCString();

/** The clock module of a newly opened page, on a device that shows this moment. */
async function openClock(moment: number): Promise<typeof Module> {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(moment);
  return import('../../src/contract/clock');
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['months ahead', NOW + 90 * DAY],
  ['a day behind', NOW - DAY],
  ['at 1970', 0],
])('follows the server where the device is %s', async (_, moment) => {
  const clock = await openClock(moment);
  expect([clock.now(), clock.isServerTimeKnown()]).toEqual([moment, false]);
  clock.followClock(headerOf(NOW));
  expect([clock.now(), clock.isServerTimeKnown()]).toEqual([NOW, true]);
  expect(clock.toServerTime(moment - 5000)).toBe(NOW - 5000);
});

it('ignores a difference of the clocks that the duration of responses explains', async () => {
  const clock = await openClock(NOW + 59_000);
  clock.followClock(headerOf(NOW));
  expect([clock.now(), clock.isServerTimeKnown()]).toEqual([NOW + 59_000, true]);
});

it('follows a device whose clock is set right during the visit', async () => {
  const clock = await openClock(NOW - DAY);
  clock.followClock(headerOf(NOW));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  clock.followClock(headerOf(NOW));
  expect(clock.now()).toBe(NOW);
});

it.each([null, '', 'yesterday'])('learns nothing from %j', async (date) => {
  const clock = await openClock(NOW);
  clock.followClock(date);
  expect(clock.isServerTimeKnown()).toBe(false);
});

it('makes today the day of the server', async () => {
  const clock = await openClock(0);
  clock.followClock(headerOf(NOW));
  const dates = await import('../../src/contract/dates');
  expect([dates.today(), today()]).toEqual(['2026-11-20', '1970-01-01']);
});
