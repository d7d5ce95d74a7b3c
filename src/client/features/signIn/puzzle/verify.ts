import { PUZZLE } from './geometry';

export type Verdict = 'passed' | 'rejected' | 'failed';

/**
 * Judges a drag (section 2, Login; readings 31 and 32).
 *
 * Accuracy comes first: farther than 1 px from the hole is `failed`, however it was dragged.
 * A drag that hits is `rejected` as non-human when it was perfectly straight.
 *
 * @param trail vertical positions of the pointer from pointer-down (included) to release
 * @param left where the piece was let go, in image pixels
 * @param hole where it belongs, in image pixels
 */
export function verify(trail: readonly number[], left: number, hole: number): Verdict {
  if (!isOnHole(left, hole)) return 'failed';
  return trail.every((y) => y === trail[0]) ? 'rejected' : 'passed';
}

/**
 * Judges a try by keys or step buttons, which leave no trail: `left` and `hole` as in `verify`,
 * `times` as in `isHumanTiming` (readings 36).
 */
export function verifyPresses(times: readonly number[], left: number, hole: number): Verdict {
  if (!isOnHole(left, hole)) return 'failed';
  return isHumanTiming(times) ? 'passed' : 'rejected';
}

/**
 * Tells presses of a person from those of a script by their rhythm alone.
 *
 * No hand, switch or keyboard repeats to the fraction of a millisecond, a loop does: the presses
 * are human when at least two of the pauses between them differ. A held key is human too, as its
 * first repeat comes later than the rest. Fewer than three presses have no rhythm and cannot reach
 * a hole, so they are not human.
 *
 * @param timestamps of every press in order, the confirming one included, in milliseconds
 */
export function isHumanTiming(timestamps: readonly number[]): boolean {
  const pauses = timestamps.slice(1).map((at, i) => at - (timestamps[i] ?? at));
  return pauses.some((pause) => pause !== pauses[0]);
}

/** Whether the piece lies on its hole, in image pixels. */
export function isOnHole(left: number, hole: number): boolean {
  return Math.abs(left - hole) <= PUZZLE.accuracy;
}
