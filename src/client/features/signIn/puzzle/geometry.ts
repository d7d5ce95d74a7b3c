/** Sizes and distances in image pixels, times in milliseconds. */
export const PUZZLE = {
  width: 380,
  height: 250,
  accuracy: 1,
  images: 5,
  resetMs: 1000,
  throttleMs: 50,
} as const;

export const PIECE_SIZE = 66;
/** The largest left position of the piece, in image pixels. It starts at 0. */
export const MAX_LEFT = PUZZLE.width - PIECE_SIZE;

/** A body of 50 by 50 with tabs at the top and the right and notches at the bottom and the left. */
export const PIECE_PATH =
  'M4 16H21A8.5 8.5 0 1 1 29 16H46a4 4 0 0 1 4 4V37A8.5 8.5 0 1 1 50 45V62a4 4 0 0 1-4 4' +
  'H29A8.5 8.5 0 1 0 21 66H4a4 4 0 0 1-4-4V45A8.5 8.5 0 1 0 0 37V20a4 4 0 0 1 4-4Z';

export const STEP = 10;

/** A phone on its side, or a large zoom. */
export const LOW = '@media (height < 480px)';

/** The upper left corner of the hole, in image pixels. */
export interface Hole {
  x: number;
  y: number;
}

const EDGE = 6;
/** The hole never overlaps the piece at its start, so a try always needs a real movement. */
const MIN_HOLE_X = PIECE_SIZE + 20;

export function randomHole(): Hole {
  return {
    x: randomInteger(MIN_HOLE_X, MAX_LEFT - EDGE),
    y: randomInteger(EDGE, PUZZLE.height - PIECE_SIZE - EDGE),
  };
}

export function randomImage(): number {
  return randomInteger(0, PUZZLE.images - 1);
}

function randomInteger(min: number, max: number): number {
  return min + Math.floor(Math.random() * (max - min + 1));
}

/**
 * Clamps a position to the track. Rounding to hundredths of a pixel prevents the floating-point
 * error of the division by the scale from deciding a try that is exactly 1 px off.
 */
export function clampToTrack(left: number): number {
  return Math.round(Math.min(Math.max(left, 0), MAX_LEFT) * 100) / 100;
}
