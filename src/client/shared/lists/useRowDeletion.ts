import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { useAppDispatch } from '../api/useAppDispatch';
import { useNotices } from '../notices/useNotices';
import type { OfferState, Undo } from './offerUndo';

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
  const { showSuccess } = useNotices();
  return async ({ id, about }: Row, success: string) => {
    if (!undo) return;
    const takesFocus = isFocusedByKeyboard();
    try {
      const { offerUndo } = await import('./offerUndo');
      const getState = () => store.getState();
      const offer = { id, about, success, takesFocus, onRestored: () => onRestored(id) };
      await offerUndo({ dispatch, getState }, undo, offer);
    } catch (error) {
      console.error('a part of the page could not be loaded', error);
      showSuccess(success, { about });
    }
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
      return showAlert(texts.failure);
    }
    if (canUndo === true) await undo(row, texts.success);
    else showSuccess(texts.success, { about });
  };
  return (row: Row) => ({
    onClick: () => void remove(row),
    busy: isLoading || deleted.includes(row.id),
  });
}
