import { addListener, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import {
  alertShown,
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  selectConfirmation,
  successShown,
} from './noticesSlice';

type NoticesStore = Store<Parameters<typeof selectConfirmation>[0]>;

const isAnswer = isAnyOf(confirmationAccepted, confirmationDismissed);

/** Refused while another question is open: one press must never answer two questions. */
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
 * The messages above all screens (readings 14, 15). They outlive the page that shows them. Texts
 * come in as they are to be read. The store has to run the listener middleware.
 *
 * - `showAlert(text)`: a failure, on show until it is dismissed or a newer message comes
 * - `showSuccess(text)`: on show for five seconds
 * - `confirm(question, action?)`: true once the person agrees; `action` is what the agreeing button
 *   says, `Delete` unless told
 */
export function useNotices() {
  const store: NoticesStore = useStore<Parameters<typeof selectConfirmation>[0]>();
  const { t } = useTranslation();
  return useMemo(
    () => ({
      showAlert: (text: string) => void store.dispatch(alertShown(text)),
      showSuccess: (text: string) => void store.dispatch(successShown(text)),
      confirm: (question: string, action = t('Delete')) => ask(store, question, action),
    }),
    [store, t],
  );
}
