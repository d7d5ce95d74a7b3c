import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { Save } from '../api/api';
import { errorsOf } from '../api/apiError';
import { selectIsDisconnected } from '../api/connectionSlice';
import { isId, unwrap } from '../api/normalize';
import { useAppDispatch } from '../api/useAppDispatch';
import { useListReturn } from '../lists/useListReturn';
import { isConnectionFailure } from '../notices/advice';
import { offerUndo } from '../notices/offerUndo';
import type { Aside, UndoOffer, UndoStore } from '../notices/offerUndo';
import { useNotices } from '../notices/useNotices';
import { selectIsSignedIn } from '../session/sessionSlice';
import type { Fields, FieldTable } from '../ui/fieldTable';
import { useAfterPress } from '../ui/useAfterPress';
import type { Attempts } from './attempts';
import { conflictOf, applyTheirs } from './ConflictPanel';
import type { Conflict, EditedEntity } from './ConflictPanel';
import type { FormDraft } from './drafts/useDraft';
import type { PhotoQueue } from './files/PhotoQueue';
import { SAID_BY_FAILURE } from './formContext';
import {
  concluded,
  photosAwaited,
  photosSettled,
  progressed,
  submissionSlice,
  submitted,
} from './submissionSlice';
import type { SubmissionOutcome, Submission } from './submissionSlice';

interface Sending extends PromiseLike<{ data?: unknown; error?: unknown }> {
  abort?: () => void;
}

export interface SaveProps<T extends FieldValues> {
  /** The fields of the form. A table of a noun may have more. */
  fields: FieldTable<T>;
  /** The stored entity that the form changes; null if it changes none. */
  edited: EditedEntity<T> | null;
  /**
   * Keeps the changes on the device until they are saved. The form and what it edits, such as
   * `post:12`.
   */
  draftName?: string;
  /** The page that opens this form, if it is not the current page. */
  draftPage?: string;
  /**
   * Sends the valid values by calling the trigger of a mutation. If it returns undefined, nothing
   * was sent and the save ends silently.
   */
  submit: (save: Save<T>) => Sending | undefined;
  review?: (values: T) => Promise<boolean>;
  failureText?: string | ((error: unknown) => string);
  submitsInvalid?: (values: T) => boolean;
  /** Called after a success, even if the user has left the form. `id` is that of a new entity. */
  onSaved?: (values: T, id: Id | undefined) => Promise<void> | void;
  successText?: string;
  /** Returns how to undo the save, or undefined if the notice should not offer it. */
  undoOf?: (values: T, response: unknown) => UndoOffer | undefined;
  /** Returns what else the notice offers to do with what was saved. */
  asideOf?: (values: T, response: unknown) => Aside | undefined;
  /** Returns the title or name of the saved entity, which the notice shows. */
  nameOf?: (values: T) => string;
  /** Returns the address that shows a new entity, to which its notice links. */
  pageOf?: (id: string, values: T) => string;
  savedTo?: string;
  savedToAfterMs?: number;
  /** Whether the list shows new rows at its end. */
  appendsToList?: boolean;
}

type SubmissionEvent = Parameters<typeof submissionSlice.reducer>[1];

function useSubmission() {
  const dispatch = useDispatch();
  const [submission, setSubmission] = useState(submissionSlice.getInitialState);
  const latestRef = useRef(submission);
  const note = (event: SubmissionEvent) => {
    latestRef.current = submissionSlice.reducer(latestRef.current, event);
    setSubmission(latestRef.current);
    dispatch(event);
  };
  return { submission, latestRef, note };
}

type SendingRef = RefObject<Sending | undefined>;

/**
 * Aborts an upload when the user leaves the form. A request that has been sent completely is not
 * aborted, because that would only lose the response. The end of the session aborts both
 * (`app/sessionListeners.ts`).
 *
 * @returns a ref that says whether the form is still mounted
 */
function useBreakOff(sendingRef: SendingRef, latestRef: RefObject<Submission>) {
  const isShownRef = useRef(true);
  useEffect(() => {
    const breakOff = () => {
      if (latestRef.current.status === 'sending') sendingRef.current?.abort?.();
    };
    isShownRef.current = true;
    return () => {
      isShownRef.current = false;
      breakOff();
    };
  }, [sendingRef, latestRef]);
  return isShownRef;
}

/** @param isPossible whether the request may have reached the server */
function outcomeOf(error: unknown, isPossible: boolean): SubmissionOutcome {
  if (error === undefined) return 'saved';
  if (isRecord(error) && error.name === 'AbortError') return 'cancelled';
  return isPossible && isConnectionFailure(error) ? 'unknown' : 'failed';
}

function idOf(response: unknown): Id | undefined {
  const entity = unwrap(response);
  return isRecord(entity) && isId(entity.id) ? entity.id : undefined;
}

/** Enough time to read the published text and notice a mistake. */
const UNDO_SHOWN_MS = 60_000;

function useFinish<T extends FieldValues>(props: SaveProps<T>, isShown: RefObject<boolean>) {
  const { edited, onSaved, successText, undoOf, asideOf, nameOf, pageOf, savedTo } = props;
  const { savedToAfterMs = 0, appendsToList = false } = props;
  const store = useStore<ReturnType<UndoStore['getState']>>();
  const dispatch = useAppDispatch();
  const leadTo = useListReturn();
  const { showSuccess } = useNotices();
  return async (values: T, response: unknown) => {
    const id = edited ? undefined : idOf(response);
    await onSaved?.(values, id);
    if (successText && selectIsSignedIn(store.getState())) {
      const about = nameOf?.(values);
      const offered = { undo: undoOf?.(values, response), aside: asideOf?.(values, response) };
      if (offered.undo || offered.aside) {
        const details = { about, shownMs: UNDO_SHOWN_MS };
        const own = { dispatch, getState: () => store.getState() };
        void offerUndo(own, successText, details, offered);
      } else {
        const to = id === undefined ? undefined : pageOf?.(String(id), values);
        const page = savedTo && isShown.current ? { page: savedTo } : {};
        showSuccess(successText, { about, to, ...page });
      }
    }
    if (!savedTo) return;
    await new Promise((resolve) => setTimeout(resolve, savedToAfterMs));
    if (isShown.current) await leadTo(savedTo, id, appendsToList && !edited);
  };
}

const isFieldOf = <T extends FieldValues>(values: T, field: string): field is FieldPath<T> =>
  get(values, field) !== undefined;

const withoutIndex = (name: string) => name.replace(/\.\d+$/, '');

/**
 * Groups messages by the field or file that shows them. A server names the third file `images.2`,
 * which has its own tile. Entries of other lists have none, so their messages go to the list's
 * field.
 */
function messagesByPlace(values: FieldValues, errors: Record<string, string[]>) {
  const places = new Map<string, string[]>();
  for (const [name, messages] of Object.entries(errors)) {
    const place = get(values, name) instanceof File ? name : withoutIndex(name);
    places.set(place, [...(places.get(place) ?? []), ...messages]);
  }
  return places;
}

/**
 * Shows the `errors` of a response at their fields and files, and focuses the first. Several
 * messages of one field are joined with a space. Fields that the form does not have are ignored. A
 * field that breaks its own rule keeps that message until its value changes. A single message that
 * the failure has already is not repeated: its field is marked.
 *
 * @returns whether a field got the focus that shows its message
 */
function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  errors: Record<string, string[]> | undefined,
  failureText: string,
): boolean {
  let isFocused = false;
  const values = form.getValues();
  const places = messagesByPlace(values, errors ?? {});
  const isSaid = (message: string) => places.size === 1 && failureText.includes(message);
  const isRepeated = [...places.values()].some((messages) => !isSaid(messages.join(' ')));
  for (const [place, messages] of places) {
    const field = withoutIndex(place);
    if (!isFieldOf(values, place) || !isFieldOf(values, field)) continue;
    if (form.getFieldState(place).error?.message) continue;
    const type = isRepeated ? 'server' : SAID_BY_FAILURE;
    form.setError(place, { type, message: messages.join(' ') });
    if (!isFocused) form.setFocus(field);
    isFocused = true;
  }
  return isFocused && isRepeated;
}

interface Failure<T extends FieldValues> {
  message: string;
  error: unknown;
  conflict: Conflict<T> | null;
  /** Whether a field that shows a message of the response got the focus. */
  isAtField: boolean;
}

interface Parts {
  initial: unknown;
  fields: Fields;
  photos: PhotoQueue;
  attempts: Attempts;
  draft: FormDraft | null;
}

/**
 * The only way a form saves. It sends one request and shows one message at a time, and reports the
 * outcome even if the user has left the form. It waits for photos to be prepared.
 */
export function useSave<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  props: SaveProps<T>,
  { initial, fields, photos, attempts, draft }: Parts,
) {
  const { edited, submit, review, failureText = '', submitsInvalid } = props;
  const { submission, latestRef, note } = useSubmission();
  const sendingRef: SendingRef = useRef(undefined);
  const isShown = useBreakOff(sendingRef, latestRef);
  const finish = useFinish(props, isShown);
  const { endAlert } = useNotices();
  const [failure, setFailure] = useState<Failure<T> | null>(null);
  const isDisconnected = useAfterPress(useSelector(selectIsDisconnected));
  const isBack = !isDisconnected && isConnectionFailure(failure?.error);
  const version = useRef(edited?.version);
  const isBusy = useRef(false);
  const isSaved = useRef(false);

  const showFailure = (error: unknown, values: T) => {
    const message = typeof failureText === 'string' ? failureText : failureText(error);
    const conflict = edited ? conflictOf(error, edited, { fields, mine: values, initial }) : null;
    const isAtField = showServerErrors(form, errorsOf(error), message);
    setFailure({ message, error, conflict, isAtField });
    if (!edited || !conflict) return;
    version.current = conflict.version;
    applyTheirs(form, conflict, fields);
    edited.onStale?.(conflict.current);
  };

  const photosReady = async () => {
    note(photosAwaited());
    const areAllStored = await photos.settled();
    note(photosSettled());
    return areAllStored && isShown.current;
  };

  const sendPrepared = async (values: T) => {
    const key = attempts.begin(values);
    const isOnline = navigator.onLine;
    note(submitted(key));
    // The page may close before the outcome is known.
    draft?.saveNow();
    sendingRef.current = submit({
      values,
      key,
      version: version.current,
      onProgress: (bytes) => note(progressed({ key, ...bytes })),
    });
    const result = await sendingRef.current;
    sendingRef.current = undefined;
    const isConfirming = latestRef.current.status === 'confirming';
    const outcome = result ? outcomeOf(result.error, isConfirming && isOnline) : 'cancelled';
    note(concluded({ key, outcome }));
    // A request that was aborted after its last byte may have been saved.
    if (outcome !== 'unknown' && !(outcome === 'cancelled' && isConfirming)) attempts.end();
    if (outcome === 'cancelled') return;
    if (outcome !== 'saved') return showFailure(result?.error, values);
    isSaved.current = true;
    draft?.end();
    return finish(values, result?.data);
  };

  const send = async (values: T): Promise<void> => {
    if (photos.isIdle()) {
      if (!review || (await review(values))) await sendPrepared(values);
      return;
    }
    // Preparing photos changes the values, so they are read and validated again.
    if (await photosReady()) await form.handleSubmit(send, submitsInvalid && sendInvalid)();
  };

  const sendInvalid = async () => {
    // Without this the messages would not appear until the request has ended.
    await form.trigger();
    if (!photos.isIdle() && !(await photosReady())) return;
    const values = form.getValues();
    if (submitsInvalid?.(values)) await sendPrepared(values);
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    endAlert();
    try {
      // The values lack the files that are still being read.
      if (photos.countChosen() > 0 && !(await photosReady())) return;
      await form.handleSubmit(send, submitsInvalid && sendInvalid)(event);
    } finally {
      isBusy.current = false;
    }
  };
  return { submission, failure, isBack, onSubmit, isSaved };
}
