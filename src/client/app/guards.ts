import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageRefused } from '../features/signIn/signInSlice';
import { pathBelowBase, paths } from '../shared/paths';
import { ended, selectIsSignedIn } from '../shared/session/sessionSlice';
import { readStoredSession } from './sessionStorageEngine';
import type { AppStore } from './store';

/** By the stored session: any route but Login needs a token, Login with a token leads to Slider. */
export function makeGuards(store: AppStore) {
  const isSignedIn = () => {
    const isStored = readStoredSession().status === 'signedIn';
    if (!isStored && selectIsSignedIn(store.getState())) store.dispatch(ended());
    return isStored;
  };
  return {
    signedIn: ({ request }: LoaderFunctionArgs) => {
      if (isSignedIn()) return null;
      store.dispatch(pageRefused(pathBelowBase(new URL(request.url))));
      return redirect(paths.Login);
    },
    signedOut: () => (isSignedIn() ? redirect(paths.Slider) : null),
  };
}
