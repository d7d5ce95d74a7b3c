import { addListener, nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { api, invalidatesOnSuccess } from '../api/api';
import { isApiError, messageOf } from '../api/apiError';
import { useAppDispatch } from '../api/useAppDispatch';
import { translate as t } from '../text/i18n';
import {
  actionPressed,
  alertShown,
  selectAlert,
  selectSuccess,
  successShown,
} from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import { selectIsSignedIn } from '../session/sessionSlice';

/** The part of the state that an offer reads. */
type OfferState = Parameters<typeof selectAlert>[0] & Parameters<typeof selectIsSignedIn>[0];

interface OfferStore {
  getState: () => OfferState;
  dispatch: ReturnType<typeof useAppDispatch>;
}

/** How deletions are undone, and what the messages say of it. */
interface Undo {
  /** The path of the deleted entities, such as `/posts`. */
  path: string;
  /** What is fetched again. */
  tag: Parameters<typeof invalidatesOnSuccess>[0];
  restored: string;
  failure: string;
}

interface DeletedRow {
  id: Id;
  about: string;
  /** The message after its deletion. */
  success: string;
  takesFocus: boolean;
  /** Called before the list is fetched again. */
  onRestored: () => void;
}

type Offer = ReturnType<typeof successShown | typeof alertShown>;

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    restore: build.mutation<unknown, Pick<Undo, 'path' | 'tag'> & { id: Id; key: string }>({
      query: ({ path, id, key }) => ({
        url: `${path}/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        save: { key },
      }),
      invalidatesTags: (result, error, { tag }) => invalidatesOnSuccess(tag)(result, error),
    }),
  }),
});

/** Shows a message with a button. Resolves to whether it was pressed, once the message is gone. */
function isPressed(store: OfferStore, notice: Offer): Promise<boolean> {
  store.dispatch(notice);
  const isGone = () =>
    [selectAlert, selectSuccess].every(
      (select) => select(store.getState())?.id !== notice.payload.id,
    );
  return new Promise((resolve) => {
    store.dispatch(
      addListener({
        predicate: isGone,
        effect: (action, listener) => {
          listener.unsubscribe();
          resolve(actionPressed.match(action));
        },
      }),
    );
  });
}

/**
 * Says that an entity was deleted, and offers to undo it for as long as the message is shown. A failure
 * says so, and can be tried again under the same key: it restores once, also where a response was lost.
 *
 * @param offer what was deleted, and whether the button gets the focus
 */
async function offerUndo(
  store: OfferStore,
  { path, tag, restored, failure }: Undo,
  { id, about, success, takesFocus, onRestored }: DeletedRow,
): Promise<void> {
  const call = { path, tag, id, key: nanoid() };
  let notice: Offer = successShown(success, t('Undo'), { about, takesFocus });
  while (await isPressed(store, notice)) {
    const { error } = await store.dispatch(
      undoApi.endpoints.restore.initiate(call, { track: false }),
    );
    if (!selectIsSignedIn(store.getState())) return;
    if (!error) {
      onRestored();
      store.dispatch(successShown(restored, undefined, { about }));
      return;
    }
    if (isApiError(error) && error.status === 404) {
      store.dispatch(alertShown(t('It is no longer kept, and cannot be restored.')));
      return;
    }
    notice = alertShown(messageOf(error) ?? failure, t('Try again'), { takesFocus });
  }
}

type Mutation = readonly [
  /** Resolves to true where the deletion can be undone. */
  call: (id: Id) => Promise<{ data?: unknown; error?: unknown }>,
  state: { isLoading: boolean },
];

interface Row {
  id: Id;
  /** What the question and the notice name. */
  about: string;
}

/** The row of a busy button is about to disappear, with the focus. */
const isFocusedByKeyboard = () =>
  document.activeElement?.matches('[aria-disabled]:focus-visible') ?? false;

/** Offers to undo deletions. */
function useUndo(undo: Undo | undefined, onRestored: (id: Id) => void) {
  const dispatch = useAppDispatch();
  const store = useStore<OfferState>();
  return async ({ id, about }: Row, success: string) => {
    if (!undo) return;
    const takesFocus = isFocusedByKeyboard();
    const offer = { id, about, success, takesFocus, onRestored: () => onRestored(id) };
    await offerUndo({ dispatch, getState: () => store.getState() }, undo, offer);
  };
}

/**
 * The deletion of rows: asks for confirmation, deletes, and says whether it succeeded. Where a
 * deletion can be undone, it offers that.
 *
 * @returns a row's delete action. All are busy during a deletion; that of a deleted row stays busy
 *   until the list has been fetched again
 */
export function useRowDeletion(
  [call, { isLoading }]: Mutation,
  texts: { question: string; success: string; failure: string; undo?: Undo },
) {
  const { confirm, endAlert, showAlert, showSuccess } = useNotices();
  const [deleted, setDeleted] = useState<Id[]>([]);
  const keep = (kept: Id) => setDeleted((ids) => ids.filter((id) => id !== kept));
  const undo = useUndo(texts.undo, keep);
  const remove = async (row: Row) => {
    const { id, about } = row;
    if (!(await confirm(texts.question, undefined, about))) return;
    endAlert();
    setDeleted((ids) => [...ids, id]);
    const { data: canUndo, error } = await call(id);
    if (error) {
      keep(id);
      return showAlert(texts.failure, error);
    }
    if (canUndo === true) await undo(row, texts.success);
    else showSuccess(texts.success, { about });
  };
  return (row: Row) => ({
    onClick: () => void remove(row),
    busy: isLoading || deleted.includes(row.id),
  });
}
