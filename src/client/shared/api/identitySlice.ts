import { addListener, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { ended, expired } from '../session/sessionSlice';

/** Whether the user is being asked to confirm their identity, which some calls require. */
export const identitySlice = createSlice({
  name: 'identity',
  initialState: (): { status: 'idle' | 'requested' } => ({ status: 'idle' }),
  reducers: {
    identityRequested: () => ({ status: 'requested' as const }),
    identityConfirmed: () => ({ status: 'idle' as const }),
    identityDismissed: () => ({ status: 'idle' as const }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(ended, expired), () => ({ status: 'idle' as const })),
  selectors: { selectIsIdentityRequested: ({ status }) => status === 'requested' },
});

const { identityRequested } = identitySlice.actions;
export const { identityConfirmed, identityDismissed } = identitySlice.actions;
export const { selectIsIdentityRequested } = identitySlice.selectors;

/**
 * Asks in a dialog above the page. Simultaneous calls share one dialog.
 *
 * @returns whether the user confirmed their identity
 */
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
    api.dispatch(identityRequested());
  });
}

/** The challenge of RFC 9470. It comes with a 403, because a 401 means that nobody is signed in. */
const CHALLENGE = /error="insufficient_user_authentication"/;

export const isChallenge = (status: number, authenticate: string | null) =>
  status === 403 && CHALLENGE.test(authenticate ?? '');
