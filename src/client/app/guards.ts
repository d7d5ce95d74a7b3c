import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageRefused } from '../features/signIn/signInSlice';
import { pathBelowBase, paths } from '../shared/paths';
import { ended, selectIsConfined, selectIsSignedIn } from '../shared/session/sessionSlice';
import { readStoredSession } from './sessionStorageEngine';
import type { AppStore } from './store';

/**
 * By the stored session: any route but Login needs a token, Login with a token leads to Slider. While
 * a password is temporary, or two-factor sign-in still to be set up, every route leads to Profile.
 */
export function makeGuards(store: AppStore) {
  const isSignedIn = () => readStoredSession().status === 'signedIn';
  /** The token may have gone without this page noticing. */
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
      const leadsToProfile = isElsewhere && selectIsConfined(store.getState());
      return leadsToProfile ? redirect(paths.UserProfile) : null;
    },
    signedOut: () => {
      if (isSignedIn()) return redirect(paths.Slider);
      endLeftOver();
      return null;
    },
  };
}
