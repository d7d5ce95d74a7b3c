import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { isRecord } from '../../../contract/records';
import { errorsOf, isApiError, isLost } from '../api/apiError';
import { useNotices } from '../notices/useNotices';
import type { Attempts } from './Attempts';
import type { PhotoQueue } from './files/photos/PhotoQueue';
import { showServerErrors } from './serverErrors';
import { conflictOf, takeOver } from './staleSave';
import type { Conflict, EditedEntity } from './staleSave';
import {
  ended,
  photosAwaited,
  photosSettled,
  selectSubmission,
  submitted,
} from './submissionSlice';
import type { Outcome } from './submissionSlice';
import { useFinish } from './useFinish';
import type { SavedProps } from './useFinish';

type State = Parameters<typeof selectSubmission>[0];

/** What the trigger of a mutation returns. */
interface Sending extends PromiseLike<{ data?: unknown; error?: unknown }> {
  abort?: () => void;
}

export interface SubmitProps<T extends FieldValues> extends SavedProps<T> {
  /**
   * Sends the valid values: calls the trigger of a mutation. Where it returns undefined nothing was
   * sent, and nothing follows. An edit sends the version on which the values are based.
   */
  submit: (values: T, version: number | undefined) => Sending | undefined;
  /** Asked before valid values are sent; where it resolves to false, the form stays as it is. */
  review?: (values: T) => Promise<boolean>;
  /** The message after a failure: a fixed sentence, or a function that reads the error. */
  failureText?: string | ((error: unknown) => string);
  /** The entity that the form edits. */
  edited?: EditedEntity<T>;
  /** Whether invalid values are sent too, with their messages on show (post edit). */
  submitsInvalid?: (values: T) => boolean;
}

function outcomeOf(error: unknown, isConfirming: boolean): Outcome {
  if (error === undefined) return 'saved';
  if (isRecord(error) && error.name === 'AbortError') return 'cancelled';
  const isUnknown = isConfirming && isApiError(error) && isLost(error.status);
  return isUnknown ? 'unknown' : 'failed';
}

interface Failure<T extends FieldValues> {
  /** Why the last attempt failed; '' where none did. */
  message: string;
  /** Whether its response was lost. */
  isUnknown: boolean;
  /** What somebody else has saved meanwhile. */
  conflict: Conflict<T> | null;
}

const noFailure = { message: '', isUnknown: false, conflict: null };

function breakOff(runningRef: RefObject<Sending | undefined>): void {
  runningRef.current?.abort?.();
}

/**
 * Breaks an upload off once its form is left. What has been sent as a whole is left to the server,
 * because breaking it off would only lose the answer. The end of the session breaks off both
 * (`app/sessionListeners.ts`).
 */
function useRequest() {
  const store = useStore<State>();
  const runningRef = useRef<Sending>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (selectSubmission(store.getState()).status === 'sending') breakOff(runningRef);
    };
  }, [store]);
  return { runningRef, isShown };
}

/**
 * The form's one way of saving: one request at a time, one message at a time, and one outcome, which
 * is reported also where the form was left meanwhile.
 *
 * @param initial the values with which the form was opened
 * @param photos those of the form; it is sent once they are prepared
 * @param attempts the submissions of the form
 */
export function useSubmit<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  props: SubmitProps<T>,
  initial: unknown,
  { photos, attempts }: { photos: PhotoQueue; attempts: Attempts },
) {
  const { edited, submit, review, failureText = '', submitsInvalid } = props;
  const store = useStore<State>();
  const finish = useFinish(props);
  const { endAlert } = useNotices();
  const { runningRef, isShown } = useRequest();
  const [failure, setFailure] = useState<Failure<T>>(noFailure);
  const version = useRef(edited?.version);
  const isBusy = useRef(false);
  const isSaved = useRef(false);

  const showFailure = (error: unknown, isUnknown: boolean, values: T) => {
    const message = typeof failureText === 'string' ? failureText : failureText(error);
    const conflict = edited ? conflictOf(error, edited, values, initial) : null;
    setFailure({ message, isUnknown, conflict });
    showServerErrors(form, errorsOf(error));
    if (!edited || !conflict) return;
    version.current = conflict.version;
    takeOver(form, conflict, edited.follows);
    edited.onStale?.(conflict.current);
  };

  /** @returns whether the form still is to be sent: no photo was refused, and nobody left */
  const photosReady = async () => {
    store.dispatch(photosAwaited());
    const areAllKept = await photos.settled();
    store.dispatch(photosSettled());
    return areAllKept && isShown.current;
  };

  const sendPrepared = async (values: T) => {
    const key = attempts.begin(values);
    store.dispatch(submitted(key));
    runningRef.current = submit(values, version.current);
    const result = await runningRef.current;
    runningRef.current = undefined;
    const isConfirming = selectSubmission(store.getState()).status === 'confirming';
    const outcome = result ? outcomeOf(result.error, isConfirming) : 'cancelled';
    store.dispatch(ended({ key, outcome }));
    // What was broken off after the last byte may have been saved.
    attempts.end(outcome !== 'unknown' && !(outcome === 'cancelled' && isConfirming));
    if (outcome === 'saved') {
      isSaved.current = true;
      return finish(values, result?.data, isShown);
    }
    if (outcome === 'cancelled') return;
    showFailure(result?.error, outcome === 'unknown', values);
  };

  const send = async (values: T): Promise<void> => {
    if (photos.isIdle()) {
      if (!review || (await review(values))) await sendPrepared(values);
      return;
    }
    // Preparing changes the values: what is sent is read and checked again.
    if (await photosReady()) await form.handleSubmit(send, submitsInvalid && sendInvalid)();
  };

  const sendInvalid = async () => {
    // Without this the messages would only appear once the request has ended.
    await form.trigger();
    if (!photos.isIdle() && !(await photosReady())) return;
    const values = form.getValues();
    if (submitsInvalid?.(values)) await sendPrepared(values);
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(noFailure);
    endAlert();
    try {
      await form.handleSubmit(send, submitsInvalid && sendInvalid)(event);
    } finally {
      isBusy.current = false;
    }
  };
  return { ...failure, onSubmit, isSaved };
}
