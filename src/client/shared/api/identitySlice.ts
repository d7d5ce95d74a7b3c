import { addListener, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { ended, expired } from '../session/sessionSlice';

/** Whether somebody is asked to prove once more who they are, as some calls take. */
export const identitySlice = createSlice({
  name: 'identity',
  initialState: (): { status: 'idle' | 'asked' } => ({ status: 'idle' }),
  reducers: {
    identityAsked: () => ({ status: 'asked' as const }),
    identityConfirmed: () => ({ status: 'idle' as const }),
    identityDismissed: () => ({ status: 'idle' as const }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(ended, expired), () => ({ status: 'idle' as const })),
  selectors: { selectIsIdentityAsked: ({ status }) => status === 'asked' },
});

const { identityAsked } = identitySlice.actions;
export const { identityConfirmed, identityDismissed } = identitySlice.actions;
export const { selectIsIdentityAsked } = identitySlice.selectors;

/** Asks in a dialog above the page; calls at the same time share one. @returns whether it is proven */
export function askIdentity(api: BaseQueryApi): Promise<boolean> {
  return new Promise((resolve) => {
    api.dispatch(
      addListener({
        matcher: isAnyOf(identityConfirmed, identityDismissed, ended, expired),
        effect: (answer, listener) => {
          listener.unsubscribe();
          resolve(identityConfirmed.match(answer));
        },
      }),
    );
    api.dispatch(identityAsked());
  });
}

/** The challenge of RFC 9470, in a 403: a 401 says that nobody is signed in. */
const CHALLENGE = /error="insufficient_user_authentication"/;

/** Whether a response says that the call takes another proof of who is signed in. */
export const isChallenge = (status: number, authenticate: string | null) =>
  status === 403 && CHALLENGE.test(authenticate ?? '');
