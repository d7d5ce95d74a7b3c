import type { UnknownAction } from '@reduxjs/toolkit';
import {
  closed,
  confirmed,
  dragInterrupted,
  grabbed,
  moved,
  nudged,
  opened,
  puzzleSlice,
  refreshed,
  released,
  resetTimeElapsed,
  selectIsHard,
  type PuzzleState,
  type PuzzleStatus,
} from '../../../../src/client/features/signIn/puzzle/puzzleSlice';

const hole = { x: 120, y: 60 };
const otherHole = { x: 200, y: 90 };

/** The state after these events, from the initial one. */
const play = (...events: UnknownAction[]): PuzzleState =>
  events.reduce(puzzleSlice.reducer, puzzleSlice.getInitialState());

const fresh = [opened(4, hole)];
const drag = [...fresh, grabbed({ y: 10, at: 1000 }), moved({ left: 60, y: 12 })];
const at = 3460;

/** The events that lead from the initial state to each state. */
const ways: Record<PuzzleStatus, UnknownAction[]> = {
  ready: fresh,
  dragging: drag,
  failed: [...drag, released({ left: 150, y: 12, at })],
  rejected: [...fresh, grabbed({ y: 10, at: 1000 }), released({ left: 120, y: 10, at })],
  passed: [...drag, released({ left: 121, y: 12, at })],
};

const events: Record<string, UnknownAction> = {
  opened: opened(2, otherHole),
  grabbed: grabbed({ y: 33, at: 5000 }),
  moved: moved({ left: 80, y: 14 }),
  'released on the hole': released({ left: 119, y: 14, at: 5000 }),
  'released beside the hole': released({ left: 90, y: 14, at: 5000 }),
  dragInterrupted: dragInterrupted(),
  nudged: nudged({ by: 10, at: 5000 }),
  confirmed: confirmed({ at: 5000 }),
  resetTimeElapsed: resetTimeElapsed(otherHole),
  refreshed: refreshed(otherHole),
  closed: closed(),
};

const STATUSES: PuzzleStatus[] = ['ready', 'dragging', 'failed', 'rejected', 'passed'];

/** The state after each event from each state, in the order above; `-` for no change. */
const table: Record<keyof typeof events, string> = {
  opened: 'ready ready ready ready ready',
  grabbed: 'dragging - - dragging -',
  moved: '- dragging - - -',
  'released on the hole': '- passed - - -',
  'released beside the hole': '- failed - - -',
  dragInterrupted: '- ready - - -',
  nudged: 'ready - - ready -',
  confirmed: '- - - - -',
  resetTimeElapsed: '- - ready - -',
  refreshed: 'ready - - ready -',
  closed: 'ready ready ready ready ready',
};

const cases = Object.entries(table).flatMap(([name, row]) =>
  row.split(' ').map((to, index) => [name, STATUSES[index] ?? 'ready', to] as const),
);

it.each(cases)('%s in %s leads to %s', (name, from, to) => {
  const before = play(...ways[from]);
  expect(before.status).toBe(from);
  const after = puzzleSlice.reducer(before, events[name] as UnknownAction);
  if (to === '-') expect(after).toBe(before);
  else expect(after.status).toBe(to);
});

describe('by pointer', () => {
  it('keeps the vertical positions of one drag, pointer-down and release included', () => {
    expect(play(...ways.passed).trail).toEqual([10, 12, 12]);
    expect(play(...ways.rejected, grabbed({ y: 33, at: 1 })).trail).toEqual([33]);
  });

  it('counts the seconds from pointer-down to release', () =>
    expect(play(...ways.passed)).toMatchObject({ elapsed: 2.46, message: '' }));

  it('reports a miss, then shows another picture with another hole', () => {
    const failed = play(...ways.failed);
    expect(failed).toMatchObject({ message: 'Verification failed', left: 150, image: 4, hole });

    const reset = puzzleSlice.reducer(failed, resetTimeElapsed(otherHole));

    expect(reset).toMatchObject({ left: 0, image: 0, hole: otherHole });
    expect(reset.message).toBe('Verification failed');
  });

  it('is hard from the second miss on, until it is opened again', () => {
    const isHard = (state: PuzzleState) => selectIsHard({ puzzle: state });
    const rejectedOnce = play(...ways.rejected);
    const missedTwice = play(...ways.rejected, ...ways.failed.slice(fresh.length));
    const opening = puzzleSlice.reducer(missedTwice, opened(3, otherHole));
    expect([rejectedOnce, missedTwice, opening].map(isHard)).toEqual([false, true, false]);
  });

  it('rejects a straight drag and can be tried again at once', () => {
    const rejected = play(...ways.rejected);
    expect(rejected).toMatchObject({
      message: 'Non-human operation detected! try again',
      left: 0,
      hole,
      image: 4,
    });

    const again = [grabbed({ y: 10, at: 0 }), released({ left: 120, y: 11, at: 1 })];
    expect(again.reduce<PuzzleState>(puzzleSlice.reducer, rejected).status).toBe('passed');
  });

  it.each([
    ['on the spot', { left: 0, y: 10, at: 1500 }],
    ['only downwards', { left: 0, y: 40, at: 1500 }],
    ['past the left end', { left: -12, y: 14, at: 1500 }],
  ])('does not judge a release %s', (_, release) => {
    const clicked = play(...ways.failed, resetTimeElapsed(otherHole), grabbed({ y: 10, at: 1000 }));

    expect(puzzleSlice.reducer(clicked, released(release))).toMatchObject({
      status: 'ready',
      left: 0,
      message: 'Verification failed',
    });
  });

  it('clears the message on the first move', () => {
    const again = [...ways.rejected, grabbed({ y: 33, at: 1 }), moved({ left: 5, y: 33 })];

    expect(play(...again).message).toBe('');
  });

  it('shows Slider Reset only when refreshed', () =>
    expect(play(...drag, dragInterrupted(), refreshed(otherHole))).toMatchObject({
      message: 'Slider Reset',
      image: 0,
      hole: otherHole,
      left: 0,
    }));
});

describe('by keys', () => {
  const steps = Array.from({ length: 12 }, (_, i) => nudged({ by: 10, at: i * 100 }));
  const uneven = [...fresh, ...steps.slice(0, 11), nudged({ by: 10, at: 1130 })];

  it('passes human presses and counts the seconds from the first', () =>
    expect(play(...uneven, confirmed({ at: 1500 }))).toMatchObject({
      status: 'passed',
      elapsed: 1.5,
    }));

  it('rejects evenly timed presses', () =>
    expect(play(...fresh, ...steps, confirmed({ at: 1200 }))).toMatchObject({
      status: 'rejected',
      message: 'Non-human operation detected! try again',
      left: 0,
    }));

  it('does not verify before the first move of a try', () => {
    const before = play(...ways.failed, resetTimeElapsed(otherHole));

    expect(puzzleSlice.reducer(before, confirmed({ at: 1 }))).toBe(before);
  });

  it('discards the presses of an earlier try', () => {
    const rejected = play(...fresh, ...steps, confirmed({ at: 1200 }));

    expect(rejected.presses).toEqual([]);
    expect(play(...uneven, refreshed(otherHole)).presses).toEqual([]);
    expect(play(...uneven, grabbed({ y: 1, at: 1 })).presses).toEqual([]);
  });
});
