import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../shared/api/api';
import { selectIsDisconnected } from '../../shared/api/connectionSlice';

type State = Parameters<typeof selectIsDisconnected>[0];

/**
 * Loads the data on the page again when the user returns to its tab. While the connection is down,
 * its return does that. `setupListeners` would also react to each focus of the window, for example
 * after the choice of a file.
 */
export function useRefreshOnReturn(): void {
  const store = useStore<State>();
  useEffect(() => {
    const refresh = () => {
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden || selectIsDisconnected(store.getState())) return;
      store.dispatch(api.internalActions.onFocus());
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store]);
}
