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
  type PuzzleStatus,
} from '../../../../src/client/features/signIn/puzzle/puzzleSlice';
import { otherHole, play, ways } from './puzzlePlays';

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

/** The transitions; `null` where an event changes nothing. */
const table: Record<keyof typeof events, Record<PuzzleStatus, PuzzleStatus | null>> = {
  opened: {
    ready: 'ready',
    dragging: 'ready',
    failed: 'ready',
    rejected: 'ready',
    passed: 'ready',
  },
  grabbed: { ready: 'dragging', dragging: null, failed: null, rejected: 'dragging', passed: null },
  moved: { ready: null, dragging: 'dragging', failed: null, rejected: null, passed: null },
  'released on the hole': {
    ready: null,
    dragging: 'passed',
    failed: null,
    rejected: null,
    passed: null,
  },
  'released beside the hole': {
    ready: null,
    dragging: 'failed',
    failed: null,
    rejected: null,
    passed: null,
  },
  dragInterrupted: { ready: null, dragging: 'ready', failed: null, rejected: null, passed: null },
  nudged: { ready: 'ready', dragging: null, failed: null, rejected: 'ready', passed: null },
  confirmed: { ready: null, dragging: null, failed: null, rejected: null, passed: null },
  resetTimeElapsed: { ready: null, dragging: null, failed: 'ready', rejected: null, passed: null },
  refreshed: { ready: 'ready', dragging: null, failed: null, rejected: 'ready', passed: null },
  closed: {
    ready: 'ready',
    dragging: 'ready',
    failed: 'ready',
    rejected: 'ready',
    passed: 'ready',
  },
};

const cases = Object.entries(table).flatMap(([name, row]) =>
  (Object.keys(row) as PuzzleStatus[]).map((from) => ({ name, from, to: row[from] })),
);

it.each(cases)('$name in $from leads to $to', ({ name, from, to }) => {
  const before = play(...ways[from]);
  expect(before.status).toBe(from);

  const after = puzzleSlice.reducer(before, events[name] as UnknownAction);

  if (to === null) expect(after).toBe(before);
  else expect(after.status).toBe(to);
});
