import {
  MAX_LEFT,
  clampToTrack,
  PIECE_SIZE,
  PUZZLE,
  randomHole,
  randomImage,
} from '../../../../src/client/features/signIn/puzzle/geometry';

const holes = Array.from({ length: 500 }, randomHole);

it('places every hole within reach of the piece, inside the picture', () => {
  for (const { x, y } of holes) {
    expect(x).toBeGreaterThan(PIECE_SIZE);
    expect(x).toBeLessThanOrEqual(MAX_LEFT);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + PIECE_SIZE).toBeLessThanOrEqual(PUZZLE.height);
  }
});

it('varies the hole in both directions, in whole pixels', () => {
  expect(new Set(holes.map(({ x }) => x)).size).toBeGreaterThan(50);
  expect(new Set(holes.map(({ y }) => y)).size).toBeGreaterThan(50);
  expect(holes.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
});

it('shows each of the five pictures', () => {
  const images = Array.from({ length: 500 }, randomImage);

  expect([...new Set(images)].sort()).toEqual([0, 1, 2, 3, 4]);
});

it.each([
  [-20, 0],
  [0, 0],
  [118.5, 118.5],
  [121.0000000001, 121],
  [400, MAX_LEFT],
])('clamps %p to %p', (position, left) => expect(clampToTrack(position)).toBe(left));
