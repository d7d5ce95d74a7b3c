import { addListener, nanoid } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { pathBelowBase } from '../pages/paths';
import { useTranslation } from '../text/i18n';
import { adviceOf, isConnectionFailure } from './advice';
import { isPressed } from './offerUndo';
import {
  alertDismissed,
  alertShown,
  confirmationAnswered,
  confirmationAsked,
  selectConfirmation,
  successShown,
} from './noticesSlice';
import type { Answer, Confirmation, Notice } from './noticesSlice';

type NoticesStore = Store<Parameters<typeof selectConfirmation>[0]>;

/** Resolves as dismissed if another question is open, because one press must not answer two. */
function ask(store: NoticesStore, question: Omit<Confirmation, 'id'>): Promise<Answer> {
  const id = nanoid();
  store.dispatch(confirmationAsked({ id, ...question }));
  if (selectConfirmation(store.getState())?.id !== id) return Promise.resolve('dismissed');
  return new Promise((resolve) => {
    store.dispatch(
      addListener({
        actionCreator: confirmationAnswered,
        effect: ({ payload }, listener) => {
          listener.unsubscribe();
          resolve(payload);
        },
      }),
    );
  });
}

/**
 * The messages above all screens. They outlive the page that shows them. Their texts are already
 * translated. The store needs the listener middleware.
 *
 * - `showAlert(text, error?, retry?)` shows a failure and advice until it is dismissed, a newer
 *   message replaces it or the user leaves its screen; it returns a function that removes the alert.
 *   If the connection was missing, its return adds the button `Try again`, which calls `retry`
 * - `endAlert()` removes the alert when a new attempt begins
 * - `showSuccess(text, { about, to, page }?)` shows a success for some seconds, or until the user
 *   leaves its `page`, by default the current one; `about` is the name of the saved entity, `to`
 *   the path of its page
 * - `confirm(question, action?, about?)` resolves to whether the user confirmed; `action` is the
 *   label of the confirming button, `Delete` by default
 * - `offer(text, action)` shows a success with a button, and resolves to whether it was pressed
 */
export function useNotices() {
  const store: NoticesStore = useStore<Parameters<typeof selectConfirmation>[0]>();
  const { t } = useTranslation();
  return useMemo(
    () => ({
      showAlert: (text: string, error?: unknown, retry?: () => unknown) => {
        const advice = adviceOf(t, error, text);
        const whenBack =
          retry && isConnectionFailure(error)
            ? { advice: t('The connection is back.'), action: t('Try again') }
            : undefined;
        const notice = alertShown(text, undefined, { advice, whenBack });
        void isPressed(store, notice).then((isAgain) => isAgain && retry?.());
        return () => void store.dispatch(alertDismissed(notice.payload.id));
      },
      endAlert: () => void store.dispatch(alertDismissed()),
      showSuccess: (text: string, details: Pick<Notice, 'about' | 'to' | 'page'> = {}) => {
        const here = pathBelowBase({ pathname: window.location.pathname, search: '' });
        const notice = { page: here, ...details };
        store.dispatch(successShown(text, details.to && t('Show'), notice));
      },
      confirm: async (question: string, action = t('Delete'), about?: string) =>
        (await ask(store, { question, action, about })) === 'accepted',
      offer: (text: string, action: string) => isPressed(store, successShown(text, action)),
    }),
    [store, t],
  );
}
