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
import { testMachine } from '../../helpers/client/machine';
import type { SignInState } from '../../../src/client/features/signIn/signInSlice';

const pages = { refused: { page: '/posts' }, returnOffer: null };
const states: Record<string, SignInState> = {
  form: { status: 'form', ...pages },
  puzzle: { status: 'puzzle', ...pages },
  submitting: { status: 'submitting', ...pages },
  code: { status: 'code', ...pages },
  submittingCode: { status: 'submittingCode', ...pages },
};

testMachine(signInSlice.reducer, states, [
  [formSubmitted(), 'puzzle - - - -'],
  [puzzleClosed(), '- form - form -'],
  [puzzlePassed(), '- submitting - - -'],
  [codeAsked(), '- - code - code'],
  [codeEntered(), '- - - submittingCode -'],
  [callFailed(), '- - form - form'],
  [pageLeft(), 'form form form form form'],
]);

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
  ])('does not exist for %s', (_, { returnOffer }) => expect(returnOffer).toBeNull());
});
