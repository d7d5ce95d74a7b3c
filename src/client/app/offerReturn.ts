import { addListener } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router';
import { pageRefused, selectRefusedPage } from '../features/signIn/signInSlice';
import type { SignInState } from '../features/signIn/signInSlice';
import { translate as t } from '../shared/i18n';
import { successShown } from '../shared/notices/noticesSlice';
import { pathBelowBase, paths } from '../shared/paths';
import { expired, started } from '../shared/session/sessionSlice';
import type { AppStore } from './store';

/**
 * Remembers the page on which a session expired. The next sign-in leads to Slider, as always, and
 * offers a link back to that page.
 */
export function offerReturn(store: AppStore, router: DataRouter): void {
  store.dispatch(
    addListener({
      actionCreator: expired,
      effect: () => {
        store.dispatch(pageRefused(pathBelowBase(router.state.location)));
      },
    }),
  );
  store.dispatch(
    addListener({
      actionCreator: started,
      effect: ({ payload }, listenerApi) => {
        const before = listenerApi.getOriginalState() as { signIn: SignInState };
        const to = selectRefusedPage(before);
        if (to === null || to === paths.Slider || payload.user.must_change_password) return;
        const link = { to, text: t('Go back to where you were') };
        store.dispatch(successShown(t('You are signed in.'), link));
      },
    }),
  );
}
