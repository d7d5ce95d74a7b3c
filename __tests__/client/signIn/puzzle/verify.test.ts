import {
  isHumanTiming,
  verify,
  verifyPresses,
} from '../../../../src/client/features/signIn/puzzle/verify';

const crooked = [200, 201, 203, 202];
const straight = [200, 200, 200, 200];
const fiveBelow = [200, 205, 205, 205];

it.each([
  ['on the hole by a crooked trail', crooked, 120, 'passed'],
  ['1 px left of it', crooked, 119, 'passed'],
  ['1 px right of it', crooked, 121, 'passed'],
  ['a little more than 1 px left of it', crooked, 118.99, 'failed'],
  ['a little more than 1 px right of it', crooked, 121.01, 'failed'],
  ['on the hole by a straight trail', straight, 120, 'rejected'],
  ['beside the hole by a straight trail', straight, 130, 'failed'],
  ['on the hole, straight but for the pointer-down', fiveBelow, 120, 'passed'],
  ['on the hole, straight but for the release', [200, 200, 201], 120, 'passed'],
])('verify judges a piece released %s', (_, trail, left, verdict) =>
  expect(verify(trail, left, 120)).toBe(verdict),
);

it.each([
  ['human presses on the hole', [0, 120, 260], 120, 'passed'],
  ['human presses 1 px beside it', [0, 120, 260], 121, 'passed'],
  ['human presses 2 px beside it', [0, 120, 260], 122, 'failed'],
  ['even presses on the hole', [0, 120, 240], 120, 'rejected'],
  ['even presses 2 px beside it', [0, 120, 240], 118, 'failed'],
])('verifyPresses judges %s', (_, times, left, verdict) =>
  expect(verifyPresses(times, left, 120)).toBe(verdict),
);

it.each([
  ['uneven pauses', [0, 130, 245, 390], true],
  ['one pause that differs', [0, 100, 200, 300.1], true],
  ['a held key whose first repeat comes late', [0, 500, 533, 566], true],
  ['even pauses', [0, 50, 100, 150, 200], false],
  ['presses all at once', [7, 7, 7, 7], false],
  ['two presses', [0, 100], false],
  ['one press', [0], false],
  ['no press', [], false],
])('isHumanTiming classifies %s', (_, timestamps, human) =>
  expect(isHumanTiming(timestamps)).toBe(human),
);
