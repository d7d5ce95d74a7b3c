import { addListener, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useTranslation } from '../i18n';
import {
  alertDismissed,
  alertShown,
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  selectConfirmation,
  successShown,
} from './noticesSlice';

type NoticesStore = Store<Parameters<typeof selectConfirmation>[0]>;

const isAnswer = isAnyOf(confirmationAccepted, confirmationDismissed);

/** False at once while another question is open: one press must not answer two. */
function ask(store: NoticesStore, question: string, action: string): Promise<boolean> {
  const id = nanoid();
  store.dispatch(confirmationAsked({ id, question, action }));
  if (selectConfirmation(store.getState())?.id !== id) return Promise.resolve(false);
  return new Promise((resolve) => {
    store.dispatch(
      addListener({
        matcher: isAnswer,
        effect: (answer, listener) => {
          listener.unsubscribe();
          resolve(confirmationAccepted.match(answer));
        },
      }),
    );
  });
}

/**
 * The messages above all screens, which outlive the page that shows them. Texts are already
 * translated. Needs a store with the listener middleware.
 *
 * - `showAlert(text)`: a failure, until it is dismissed, a newer message replaces it or its screen is
 *   left; it returns what takes it away
 * - `endAlert()`: takes the alert away, as a new attempt begins
 * - `showSuccess(text)`: for five seconds
 * - `confirm(question, action?)`: resolves to whether the user confirmed; `action` is the label of
 *   the confirming button, `Delete` by default
 */
export function useNotices() {
  const store: NoticesStore = useStore<Parameters<typeof selectConfirmation>[0]>();
  const { t } = useTranslation();
  return useMemo(
    () => ({
      showAlert: (text: string) => {
        const { id } = store.dispatch(alertShown(text)).payload;
        return () => void store.dispatch(alertDismissed(id));
      },
      endAlert: () => void store.dispatch(alertDismissed()),
      showSuccess: (text: string) => void store.dispatch(successShown(text)),
      confirm: (question: string, action = t('Delete')) => ask(store, question, action),
    }),
    [store, t],
  );
}
