import { addListener } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router';
import { pageRefused } from '../features/signIn/signInSlice';
import { pathBelowBase } from '../shared/paths';
import { expired, selectUser } from '../shared/session/sessionSlice';
import type { AppStore, RootState } from './store';

/** Remembers the page on which a session ended, and whose it was, for the next sign-in. */
export function offerReturn(store: AppStore, router: DataRouter): void {
  store.dispatch(
    addListener({
      actionCreator: expired,
      effect: (_, listenerApi) => {
        const user = selectUser(listenerApi.getOriginalState() as RootState);
        const page = pathBelowBase(router.state.location);
        if (user) store.dispatch(pageRefused({ page, owner: String(user.id) }));
      },
    }),
  );
}
