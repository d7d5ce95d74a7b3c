import {
  concluded,
  photosAwaited,
  photosSettled,
  progressed,
  submissionSlice,
  submitted,
} from '../../../../src/client/shared/form/submissionSlice';
import type { Submission } from '../../../../src/client/shared/form/submissionSlice';

const idle: Submission = { status: 'idle' };
const preparing: Submission = { status: 'preparing' };
const waiting: Submission = { status: 'confirming', key: 'a', total: 0 };
const sending: Submission = { status: 'sending', key: 'a', loaded: 10, total: 40 };
const sent: Submission = { status: 'confirming', key: 'a', total: 40 };
const saved: Submission = { status: 'saved', key: 'a' };
const unknown: Submission = { status: 'unknown', key: 'a' };

it.each([
  [idle, submitted('a'), waiting],
  [unknown, photosAwaited(), preparing],
  [preparing, photosSettled(), idle],
  [waiting, progressed({ key: 'a', loaded: 0, total: 0 }), { ...sending, loaded: 0, total: 0 }],
  [waiting, progressed({ key: 'a', loaded: 10, total: 40 }), sending],
  [sending, progressed({ key: 'a', loaded: 40, total: 40 }), sent],
  [sent, concluded({ key: 'a', outcome: 'saved' }), saved],
  [sent, concluded({ key: 'a', outcome: 'unknown' }), unknown],
  [waiting, concluded({ key: 'a', outcome: 'failed' }), { status: 'failed', key: 'a' }],
  [sending, concluded({ key: 'a', outcome: 'cancelled' }), idle],
  [unknown, submitted('a'), waiting],
])('leads from %j by %j to %j', (state, event, next) =>
  expect(submissionSlice.reducer(state, event)).toEqual(next),
);

it.each([
  [idle, progressed({ key: 'a', loaded: 10, total: 40 })],
  [waiting, photosSettled()],
  [preparing, progressed({ key: 'a', loaded: 10, total: 40 })],
  [saved, progressed({ key: 'a', loaded: 40, total: 40 })],
  [idle, concluded({ key: 'a', outcome: 'saved' })],
  // The response to a form that was left while confirming, after another form was sent.
  [waiting, concluded({ key: 'b', outcome: 'failed' })],
])('ignores in %j the meaningless event %j', (state, event) =>
  expect(submissionSlice.reducer(state, event)).toBe(state),
);
