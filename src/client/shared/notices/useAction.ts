import { useState } from 'react';
import { messageOf } from '../api/apiError';
import { useTranslation } from '../text/i18n';
import { useNotices } from './useNotices';

interface Action<T> {
  /** The question to confirm first, its confirming button, and what it is about. */
  question?: string;
  label?: string;
  about?: string;
  call: () => PromiseLike<{ data?: T; error?: unknown }>;
  failure: string;
  onDone: (data: T | undefined) => void;
}

/** Runs actions one at a time, and reports their failures. */
export function useAction() {
  const { t } = useTranslation();
  const { confirm, endAlert, showAlert } = useNotices();
  const [isBusy, setIsBusy] = useState(false);
  const run = async <T>(action: Action<T>): Promise<void> => {
    const { question, label, about, call, failure, onDone } = action;
    if (question !== undefined && !(await confirm(question, label, about))) return;
    endAlert();
    setIsBusy(true);
    const { data, error } = await call();
    setIsBusy(false);
    if (error === undefined) onDone(data);
    else
      showAlert(t(messageOf(error) ?? failure), error, () =>
        run({ ...action, question: undefined }),
      );
  };
  return { isBusy, run };
}
