import type { UnknownAction } from '@reduxjs/toolkit';
import {
  grabbed,
  moved,
  opened,
  puzzleSlice,
  released,
  type PuzzleState,
  type PuzzleStatus,
} from '../../../../src/client/features/signIn/puzzle/puzzleSlice';

export const hole = { x: 120, y: 60 };
export const otherHole = { x: 200, y: 90 };

/** The state after these events, from the initial one. */
export function play(...events: UnknownAction[]): PuzzleState {
  return events.reduce(puzzleSlice.reducer, puzzleSlice.getInitialState());
}

export const fresh = [opened(4, hole)];
export const drag = [...fresh, grabbed({ y: 10, at: 1000 }), moved({ left: 60, y: 12 })];
const at = 3460;

/** The events that lead from the initial state to each state. */
export const ways: Record<PuzzleStatus, UnknownAction[]> = {
  ready: fresh,
  dragging: drag,
  failed: [...drag, released({ left: 150, y: 12, at })],
  rejected: [...fresh, grabbed({ y: 10, at: 1000 }), released({ left: 120, y: 10, at })],
  passed: [...drag, released({ left: 121, y: 12, at })],
};
