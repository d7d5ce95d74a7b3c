import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageRefused } from '../features/signIn/signInSlice';
import { pathBelowBase, paths } from '../shared/pages/paths';
import { ended, selectMustCompleteSetup, selectIsSignedIn } from '../shared/session/sessionSlice';
import { readStoredSession } from './sessionStorageEngine';
import type { AppStore } from './store';

/**
 * Redirects by the stored session: any route except Login needs a token, and Login with a token
 * redirects to Slider. While a password is temporary or two-factor sign-in is not yet set up, every
 * route redirects to Profile.
 */
export function makeGuards(store: AppStore) {
  const isSignedIn = () => readStoredSession().status === 'signedIn';
  /** The token may be gone without this page noticing. */
  const endLeftOver = () => {
    if (selectIsSignedIn(store.getState())) store.dispatch(ended());
  };
  return {
    signedIn: ({ request }: LoaderFunctionArgs) => {
      const page = pathBelowBase(new URL(request.url));
      if (!isSignedIn()) {
        store.dispatch(pageRefused({ page }));
        endLeftOver();
        return redirect(paths.Login);
      }
      const isElsewhere = page !== paths.UserProfile;
      const leadsToProfile = isElsewhere && selectMustCompleteSetup(store.getState());
      return leadsToProfile ? redirect(paths.UserProfile) : null;
    },
    signedOut: () => {
      if (isSignedIn()) return redirect(paths.Slider);
      endLeftOver();
      return null;
    },
  };
}
