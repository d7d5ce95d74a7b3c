import type { Fault } from '../fault';

const users = ['client/users/userSignIn.test.tsx'];
const temporary = ['client/session/temporaryPassword.test.tsx'];
const own = ['client/profile/sessions.test.tsx'];
const banner = ['client/app/sessionEndBanner.test.tsx'];
const end = ['client/api/sessionEnd.test.ts'];

/** The screens of sessions and temporary passwords, and the end of a session. */
export const sessionScreens: Fault[] = [
  {
    rule: 'a temporary password leads to Profile',
    file: 'client/app/guards.ts',
    find: 'leadsToProfile ? redirect(paths.UserProfile) : null',
    replace: 'null',
    tests: temporary,
  },
  {
    rule: 'only true says that a password is temporary',
    file: 'client/shared/session/sessionSlice.ts',
    find: 'state.user.must_change_password === true',
    replace: 'Boolean(state.user.must_change_password)',
    tests: temporary,
  },
  {
    rule: 'a changed password lets go',
    file: 'client/shared/session/sessionSlice.ts',
    find: "if (state.status === 'signedIn') delete state.user.must_change_password;",
    replace: '',
    tests: temporary,
  },
  {
    rule: 'a temporary password offers no way back',
    file: 'client/features/signIn/signInSlice.ts',
    find: ' && !user.must_change_password',
    replace: '',
    tests: temporary,
  },
  {
    rule: 'a temporary password never enters the store',
    file: 'client/features/users/ResetPassword.tsx',
    find: '{ track: false }',
    replace: '{ track: true }',
    tests: users,
  },
  {
    rule: 'a temporary password is gone with its dialog',
    file: 'client/features/users/ResetPassword.tsx',
    find: 'onClose={() => setGiven(null)}',
    replace: 'onClose={() => undefined}',
    tests: users,
  },
  {
    rule: 'a password is selected where it cannot be copied',
    file: 'client/shared/ui/useCopy.ts',
    find: 'getSelection()?.selectAllChildren(source.current)',
    replace: 'source.current.focus()',
    tests: users,
  },
  {
    rule: 'the sign-in of others is for privileged users',
    file: 'client/features/users/UserDetailPage.tsx',
    find: 'me !== null && isPrivileged(me)',
    replace: 'me !== null',
    tests: users,
  },
  {
    rule: 'nobody resets their own password',
    file: 'client/features/users/UserSignIn.tsx',
    find: 'me !== null && isSameId(me.id, user.id)',
    replace: 'false',
    tests: users,
  },
  {
    rule: 'nobody ends the session of this device from the list',
    file: 'client/shared/session/SessionsCard.tsx',
    find: '!current && (',
    replace: '(',
    tests: own,
  },
  {
    rule: 'ending a session asks first',
    file: 'client/shared/notices/useConfirmedAction.ts',
    find: 'if (!(await confirm(question, label))) return;',
    replace: '',
    tests: own,
  },
  {
    rule: 'a session that has gone by itself is ended',
    file: 'client/features/profile/OwnSessions.tsx',
    find: 'error.status === 404',
    replace: 'error.status === 410',
    tests: own,
  },
  {
    rule: 'a list that cannot be read shows no card',
    file: 'client/shared/session/readSessions.ts',
    find: 'sessions.length === list.length ? sessions : null',
    replace: 'sessions',
    tests: own,
  },
  {
    rule: 'a late response says nothing about another session',
    file: 'client/shared/session/reportEnd.ts',
    find: ' || selectToken(state) !== token',
    replace: '',
    tests: end,
  },
  {
    rule: 'the end is not stored again by each response',
    file: 'client/shared/session/reportEnd.ts',
    find: 'if (!isKnown) dispatch',
    replace: 'dispatch',
    tests: end,
  },
  {
    rule: 'no timer overflows',
    file: 'client/app/shell/SessionEndBanner.tsx',
    find: 'Math.min(left, LONGEST_TIMER_MS)',
    replace: 'left',
    tests: banner,
  },
  {
    rule: 'a machine that has slept shows the end at once',
    file: 'client/app/shell/SessionEndBanner.tsx',
    find: "document.addEventListener('visibilitychange', check);",
    replace: '',
    tests: banner,
  },
];
