import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { PUZZLE } from './geometry';
import { confirmed, nudged } from './puzzleSlice';

/** Image pixels of one press; a fine one moves by a single pixel. */
export const STEP = 10;

const ARROWS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
const ENDS: Record<string, number> = { Home: -PUZZLE.width, End: PUZZLE.width };

/**
 * The way through the puzzle without dragging (readings 36): arrow keys, finer with Shift, Home and
 * End move the piece, Enter or Space verifies. All other keys keep their meaning.
 *
 * @param locked no key is answered while this holds
 */
export function usePuzzleKeys(locked: boolean) {
  const dispatch = useDispatch();

  function onKeyDown(event: KeyboardEvent) {
    const by = movement(event);
    const verifies = event.key === 'Enter' || event.key === ' ';
    if (by === undefined && !verifies) return;
    event.preventDefault();
    if (locked) return;
    if (by !== undefined) dispatch(nudged({ by, at: event.timeStamp }));
    // The Enter that sent the form may still be held down when the puzzle opens.
    else if (!event.repeat) dispatch(confirmed({ at: event.timeStamp }));
  }

  return { onKeyDown };
}

function movement({ key, shiftKey }: KeyboardEvent): number | undefined {
  const direction = ARROWS[key];
  return direction ? direction * (shiftKey ? 1 : STEP) : ENDS[key];
}
