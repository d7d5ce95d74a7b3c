import {
  callFailed,
  codeAsked,
  codeEntered,
  formSubmitted,
  pageLeft,
  pageRefused,
  puzzleClosed,
  puzzlePassed,
  signInSlice,
} from '../../../src/client/features/signIn/signInSlice';
import { ended, started } from '../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../helpers/client/builders';
import type { SignInState } from '../../../src/client/features/signIn/signInSlice';

type Status = SignInState['status'];

const events = [
  ...[formSubmitted(), puzzleClosed(), puzzlePassed(), codeAsked(), codeEntered(), callFailed()],
  pageLeft(),
] as const;

/** The next states that differ from the current one, by the index of the event above. */
const next: Record<Status, Partial<Record<number, Status>>> = {
  form: { 0: 'puzzle' },
  puzzle: { 1: 'form', 2: 'submitting' },
  submitting: { 3: 'code', 5: 'form' },
  code: { 1: 'form', 4: 'submittingCode' },
  submittingCode: { 3: 'code', 5: 'form' },
};
const statuses = Object.keys(next) as Status[];
/** Leaving the page resets any state to the form. */
const stateAfter = (status: Status, index: number): Status =>
  index === events.length - 1 ? 'form' : (next[status][index] ?? status);

const rows = statuses.flatMap((status) =>
  events.map((event, index) => [status, event.type, stateAfter(status, index)] as const),
);

it.each(rows)('leads from %s by %s to %s', (status, type, next) => {
  const pages = { refused: { page: '/posts' }, returnOffer: null };
  const before = { status, ...pages };
  expect(signInSlice.reducer(before, { type })).toEqual({ status: next, ...pages });
});

it('starts with the form', () =>
  expect(signInSlice.getInitialState()).toEqual({
    status: 'form',
    refused: null,
    returnOffer: null,
  }));

describe('the way back', () => {
  const refused = { page: '/posts/create', owner: '7', draft: 'post:new' };
  const after = (page: typeof refused | { page: string }, session = buildSession({ id: 7 })) =>
    [pageRefused(page), started(session)].reduce(
      signInSlice.reducer,
      signInSlice.getInitialState(),
    );

  it('offers the page on which the session of the same user ended', () =>
    expect(after(refused)).toMatchObject({ refused: null, returnOffer: refused }));

  it('stays while the session is refreshed, and ends with it', () => {
    const refreshed = signInSlice.reducer(after(refused), started(buildSession({ id: 7 })));
    expect(refreshed.returnOffer).toEqual(refused);
    expect(signInSlice.reducer(refreshed, ended()).returnOffer).toBeNull();
  });

  it.each([
    ['another user', after(refused, buildSession({ id: 8 }))],
    ['the page that follows anyway', after({ page: '/slider' })],
    ['a temporary password', after(refused, buildSession({ id: 7, must_change_password: true }))],
  ])('does not exist for %s', (_, { returnOffer }) => expect(returnOffer).toBeNull());
});
