import { useState } from 'react';
import { messageOf } from '../api/apiError';
import { useTranslation } from '../text/i18n';
import { useNotices } from './useNotices';

interface ConfirmedAction<T> {
  question: string;
  label: string;
  call: () => PromiseLike<{ data?: T; error?: unknown }>;
  failure: string;
  onDone: (data: T | undefined) => void;
}

/** Runs actions that ask for confirmation first, one at a time. */
export function useConfirmedAction() {
  const { t } = useTranslation();
  const { confirm, endAlert, showAlert } = useNotices();
  const [isBusy, setIsBusy] = useState(false);
  const run = async <T>({ question, label, call, failure, onDone }: ConfirmedAction<T>) => {
    if (!(await confirm(question, label))) return;
    endAlert();
    setIsBusy(true);
    const { data, error } = await call();
    setIsBusy(false);
    if (error === undefined) onDone(data);
    else showAlert(t(messageOf(error) ?? failure), error);
  };
  return { isBusy, run };
}
