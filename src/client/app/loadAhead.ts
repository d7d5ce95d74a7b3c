import { addListener } from '@reduxjs/toolkit';
import { opened } from '../features/signIn/puzzle/puzzleSlice';
import { importSliderList } from '../features/sliders/routes';
import { importShell } from './routes';
import type { AppStore } from './store';

/** Loads the screen to which a sign-in leads while its puzzle is being solved. */
export function loadAhead(store: AppStore): void {
  store.dispatch(
    addListener({
      actionCreator: opened,
      // What fails is loaded once more by the router, which says so.
      effect: () => void Promise.allSettled([importShell(), importSliderList()]),
    }),
  );
}
