import { addListener } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import type { useAppDispatch } from '../api/useAppDispatch';
import { selectIsSignedIn } from '../session/sessionSlice';
import { translate as t } from '../text/i18n';
import { adviceOf } from './advice';
import {
  actionPressed,
  alertShown,
  asidePressed,
  selectAlert,
  selectSuccess,
  successShown,
} from './noticesSlice';
import type { Notice } from './noticesSlice';

type NoticesState = Parameters<typeof selectAlert>[0] & Parameters<typeof selectIsSignedIn>[0];

export interface UndoStore {
  getState: () => NoticesState;
  dispatch: ReturnType<typeof useAppDispatch>;
}

/** How to undo an action, and the texts about it. */
export interface UndoOffer {
  call: () => PromiseLike<{ error?: unknown }>;
  undone: string;
  /** The name of what is there again, if it differs from the name of what was there. */
  undoneAbout?: string;
  onUndone?: () => void;
  failureOf: (error: unknown) => string;
  isFinal: (error: unknown) => boolean;
}

/** Something else to do with the result, which leaves the undo on offer. */
export interface Aside {
  label: string;
  onPress: () => void;
}

type Offer = ReturnType<typeof successShown | typeof alertShown>;

/**
 * Shows a message with buttons. When the message is gone, resolves to whether its action was
 * pressed.
 */
export function isPressed(
  store: Pick<Store<Parameters<typeof selectAlert>[0]>, 'dispatch' | 'getState'>,
  notice: Offer,
  aside?: Aside,
): Promise<boolean> {
  store.dispatch(notice);
  const isGone = () =>
    [selectAlert, selectSuccess].every(
      (select) => select(store.getState())?.id !== notice.payload.id,
    );
  return new Promise((resolve) => {
    store.dispatch(
      addListener({
        predicate: (action) =>
          isGone() || (asidePressed.match(action) && action.payload === notice.payload.id),
        effect: (action, listener) => {
          if (asidePressed.match(action)) return aside?.onPress();
          listener.unsubscribe();
          resolve(actionPressed.match(action));
        },
      }),
    );
  });
}

interface Offered {
  undo?: UndoOffer;
  aside?: Aside;
}

/**
 * Reports an action, and offers to undo it while the message is shown. After a failure the user can
 * try again.
 *
 * @param details of the message, such as the name of the entity
 */
export async function offerUndo(
  store: UndoStore,
  done: string,
  details: Pick<Notice, 'about' | 'takesFocus' | 'shownMs'>,
  { undo, aside }: Offered,
): Promise<void> {
  const shown = { ...details, aside: aside?.label };
  let notice: Offer = successShown(done, undo && t('Undo'), shown);
  while ((await isPressed(store, notice, aside)) && undo) {
    const { error } = await undo.call();
    if (!selectIsSignedIn(store.getState())) return;
    if (!error) {
      undo.onUndone?.();
      const about = undo.undoneAbout ?? details.about;
      store.dispatch(successShown(undo.undone, undefined, { about }));
      return;
    }
    const failure = undo.failureOf(error);
    if (undo.isFinal(error)) {
      store.dispatch(alertShown(failure));
      return;
    }
    const advice = adviceOf(t, error, failure);
    notice = alertShown(failure, t('Try again'), { advice, takesFocus: details.takesFocus });
  }
}
