import {
  ended,
  endReported,
  expired,
  passwordChanged,
  sessionSlice,
  started,
  userRefreshed,
} from '../../../src/client/shared/session/sessionSlice';
import type { SessionState } from '../../../src/client/shared/session/sessionSlice';
import { buildSession, buildUser } from '../../helpers/client/builders';

const before = buildSession({ name: 'Before' }, 'token-before');
const after = buildSession({ name: 'After' }, 'token-after');
const renamed = buildUser({ name: 'Renamed' });

const signedOut: SessionState = { status: 'signedOut' };
const signedIn = { status: 'signedIn', ...before } satisfies SessionState;
const confined: SessionState = {
  ...signedIn,
  user: buildUser({ name: 'Before', must_change_password: true }),
};
const over: SessionState = { status: 'expired' };
const begun: SessionState = { status: 'signedIn', ...after };

it.each([
  [signedOut, started(after), begun],
  [signedOut, ended(), signedOut],
  [signedOut, expired(), signedOut],
  [signedOut, userRefreshed(renamed), signedOut],
  [signedIn, started(after), begun],
  [signedIn, ended(), signedOut],
  [signedIn, expired(), over],
  [signedIn, userRefreshed(renamed), { ...signedIn, user: renamed }],
  [signedIn, endReported(5), { ...signedIn, endsAt: 5 }],
  [{ ...signedIn, endsAt: 5 }, started(before), { ...signedIn, endsAt: 5 }],
  [{ ...signedIn, endsAt: 5 }, started(after), begun],
  [confined, passwordChanged(), signedIn],
  [signedOut, endReported(5), signedOut],
  [signedOut, passwordChanged(), signedOut],
  [over, started(after), begun],
  [over, ended(), signedOut],
  [over, expired(), over],
  [over, userRefreshed(renamed), over],
])('leads from %j by %j to %j', (state, event, next) =>
  expect(sessionSlice.reducer(state, event)).toEqual(next),
);

it('keeps only the token and the user of a login response', () => {
  const answer = { ...after, refresh: 'another secret' };
  expect(sessionSlice.reducer(signedOut, started(answer))).toEqual(begun);
});
