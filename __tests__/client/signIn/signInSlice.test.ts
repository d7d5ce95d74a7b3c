import {
  callEnded,
  formSubmitted,
  puzzleClosed,
  puzzlePassed,
  signInSlice,
} from '../../../src/client/features/signIn/signInSlice';
import type { SignInState } from '../../../src/client/features/signIn/signInSlice';

type Status = SignInState['status'];

const events = [formSubmitted(), puzzleClosed(), puzzlePassed(), callEnded()] as const;

/** The state after each of the events above, in their order. */
const transitions: Record<Status, [Status, Status, Status, Status]> = {
  form: ['puzzle', 'form', 'form', 'form'],
  puzzle: ['puzzle', 'form', 'submitting', 'puzzle'],
  submitting: ['submitting', 'submitting', 'submitting', 'form'],
};
const statuses = Object.keys(transitions) as Status[];

const rows = statuses.flatMap((status) =>
  events.map((event, index) => [status, event.type, transitions[status][index]] as const),
);

it.each(rows)('leads from %s by %s to %s', (status, type, next) => {
  const before = { status, refused: '/posts' };
  expect(signInSlice.reducer(before, { type })).toEqual({ status: next, refused: '/posts' });
});

it('begins with the form', () => {
  expect(signInSlice.getInitialState()).toEqual({ status: 'form', refused: null });
});
