import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PUZZLE, clampToTrack, randomHole, randomImage, type Hole } from './geometry';
import { verify, verifyPresses, type Verdict } from './verify';

export type PuzzleStatus = 'ready' | 'dragging' | Verdict;
type PuzzleMessageText =
  '' | 'Verification failed' | 'Non-human operation detected! try again' | 'Slider Reset';

export interface PuzzleState {
  status: PuzzleStatus;
  /** The index of the picture, 0 to 4. */
  image: number;
  hole: Hole;
  /** The left edge of the piece and of the handle, in image pixels. */
  left: number;
  /** Where and when (ms) the handle was grabbed. */
  grab: { left: number; at: number };
  /** The vertical positions of the pointer in the current drag, including pointer-down. */
  trail: number[];
  /** The timestamps (ms) of the key and step button presses in the current try. */
  presses: number[];
  message: PuzzleMessageText;
  /** The seconds that the passed try took. */
  elapsed: number;
  misses: number;
}

const MISSES_UNTIL_HELP = 2;

const initialState: PuzzleState = {
  status: 'ready',
  image: 0,
  hole: { x: PUZZLE.width / 2, y: PUZZLE.height / 2 },
  left: 0,
  grab: { left: 0, at: 0 },
  trail: [],
  presses: [],
  message: '',
  elapsed: 0,
  misses: 0,
};

const withNewHole = (hole: Hole = randomHole()) => ({ payload: hole });

/**
 * The slide puzzle (`docs/specification/sign-in.md#puzzle`) as a state machine: ready · dragging ·
 * failed · rejected · passed. An event that makes no sense in the current state changes nothing.
 * Random values arrive in the payload, so that the reducers stay pure.
 */
export const puzzleSlice = createSlice({
  name: 'puzzle',
  initialState,
  reducers: {
    opened: {
      prepare: (image: number = randomImage(), hole: Hole = randomHole()) => ({
        payload: { image, hole },
      }),
      reducer: (_, { payload }: PayloadAction<{ image: number; hole: Hole }>) => ({
        ...initialState,
        ...payload,
      }),
    },
    grabbed(state, { payload }: PayloadAction<{ y: number; at: number }>) {
      if (!isArmed(state)) return;
      state.status = 'dragging';
      state.grab = { left: state.left, at: payload.at };
      state.trail = [payload.y];
      state.presses = [];
    },
    moved(state, { payload }: PayloadAction<{ left: number; y: number }>) {
      if (state.status !== 'dragging') return;
      state.left = clampToTrack(payload.left);
      state.trail.push(payload.y);
      state.message = '';
    },
    released(state, { payload }: PayloadAction<{ left: number; y: number; at: number }>) {
      if (state.status !== 'dragging') return;
      state.left = clampToTrack(payload.left);
      state.trail.push(payload.y);
      if (state.left === state.grab.left) state.status = 'ready';
      else judge(state, verify(state.trail, state.left, state.hole.x), payload.at - state.grab.at);
    },
    dragInterrupted(state) {
      if (state.status !== 'dragging') return;
      state.status = 'ready';
      state.left = state.grab.left;
    },
    nudged(state, { payload }: PayloadAction<{ by: number; at: number }>) {
      if (!isArmed(state)) return;
      state.status = 'ready';
      state.left = clampToTrack(state.left + payload.by);
      state.presses.push(payload.at);
      state.message = '';
    },
    confirmed(state, { payload }: PayloadAction<{ at: number }>) {
      const [first] = state.presses;
      if (!isArmed(state) || first === undefined) return;
      const times = [...state.presses, payload.at];
      judge(state, verifyPresses(times, state.left, state.hole.x), payload.at - first);
    },
    /** One second after a failed try. The message stays until the next try. */
    resetTimeElapsed: {
      prepare: withNewHole,
      reducer(state, { payload }: PayloadAction<Hole>) {
        if (state.status === 'failed') renew(state, payload);
      },
    },
    refreshed: {
      prepare: withNewHole,
      reducer(state, { payload }: PayloadAction<Hole>) {
        if (!isArmed(state)) return;
        renew(state, payload);
        state.message = 'Slider Reset';
      },
    },
    closed: () => initialState,
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectImage: (state) => state.image,
    selectHole: (state) => state.hole,
    selectLeft: (state) => state.left,
    selectMessage: (state) => state.message,
    selectElapsed: (state) => state.elapsed,
    selectIsHard: (state) => state.misses >= MISSES_UNTIL_HELP,
  },
});

function isArmed(state: PuzzleState): boolean {
  return state.status === 'ready' || state.status === 'rejected';
}

function judge(state: PuzzleState, verdict: Verdict, milliseconds: number) {
  state.status = verdict;
  state.presses = [];
  if (verdict !== 'passed') state.misses += 1;
  if (verdict === 'passed') {
    state.message = '';
    state.elapsed = milliseconds / 1000;
  } else if (verdict === 'failed') {
    state.message = 'Verification failed';
  } else {
    state.message = 'Non-human operation detected! try again';
    state.left = 0;
  }
}

function renew(state: PuzzleState, hole: Hole) {
  state.status = 'ready';
  state.image = (state.image + 1) % PUZZLE.images;
  state.hole = hole;
  state.left = 0;
  state.presses = [];
}

export const {
  opened,
  grabbed,
  moved,
  released,
  dragInterrupted,
  nudged,
  confirmed,
  resetTimeElapsed,
  refreshed,
  closed,
} = puzzleSlice.actions;

export const {
  selectStatus,
  selectImage,
  selectHole,
  selectLeft,
  selectMessage,
  selectElapsed,
  selectIsHard,
} = puzzleSlice.selectors;
