import { PUZZLE } from './geometry';

export type Verdict = 'passed' | 'rejected' | 'failed';

/**
 * Judges a drag. Accuracy comes first: more than 1 px from the hole is `failed`, whatever the drag.
 * An accurate drag is `rejected` as non-human if it was perfectly straight.
 *
 * @param trail vertical positions of the pointer from pointer-down (included) to release
 * @param left where the piece was released, in image pixels
 * @param hole left edge of the hole, in image pixels
 */
export function verify(trail: readonly number[], left: number, hole: number): Verdict {
  if (!isOnHole(left, hole)) return 'failed';
  return trail.every((y) => y === trail[0]) ? 'rejected' : 'passed';
}

/**
 * Judges a try by keys or step buttons: `left` and `hole` as in `verify`, `timestamps` as in
 * `isHumanTiming`.
 */
export function verifyPresses(timestamps: readonly number[], left: number, hole: number): Verdict {
  if (!isOnHole(left, hole)) return 'failed';
  return isHumanTiming(timestamps) ? 'passed' : 'rejected';
}

/**
 * Distinguishes a person's presses from a script's by their timing. No hand, switch or keyboard
 * repeats to the fraction of a millisecond, but a loop does. Presses are human if at least two of
 * the pauses between them differ. A held key counts as human, because its first repeat comes later
 * than the rest. Fewer than three presses cannot reach a hole, so they are not human.
 *
 * @param timestamps of every press in order, the confirming one included, in milliseconds
 */
export function isHumanTiming(timestamps: readonly number[]): boolean {
  const pauses = timestamps.slice(1).map((at, i) => at - (timestamps[i] ?? at));
  return pauses.some((pause) => pause !== pauses[0]);
}

/** Whether the piece covers its hole; both in image pixels. */
export function isOnHole(left: number, hole: number): boolean {
  return Math.abs(left - hole) <= PUZZLE.accuracy;
}
