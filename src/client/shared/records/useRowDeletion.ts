import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { TRASHED_NOUNS } from '../../../contract/nouns';
import type { Noun, TrashedNoun } from '../../../contract/nouns';
import { isApiError, messageOf } from '../api/apiError';
import { useAppDispatch } from '../api/useAppDispatch';
import { translate as t } from '../text/i18n';
import { offerUndo } from '../notices/offerUndo';
import type { UndoOffer, UndoStore } from '../notices/offerUndo';
import { useNotices } from '../notices/useNotices';
import { trashApi } from './trashApi';
import { TRASHED } from './trashed';

type Mutation = readonly [
  call: (id: Id) => Promise<{ data?: unknown; error?: unknown }>,
  state: { isLoading: boolean },
];

interface Row {
  id: Id;
  about: string;
}

/** The row of a busy button is about to disappear together with the focus. */
const isFocusedByKeyboard = () =>
  document.activeElement?.matches('[aria-disabled]:focus-visible') ?? false;

/**
 * Offers to restore a deleted entity. Each attempt uses the same key, so that it restores only once
 * even if a response is lost.
 */
function useOffer(noun: TrashedNoun | undefined, onRestored: (id: Id) => void) {
  const dispatch = useAppDispatch();
  const store = useStore<ReturnType<UndoStore['getState']>>();
  return async ({ id, about }: Row, success: string) => {
    if (!noun) return;
    const { restored, failure } = TRASHED[noun];
    const call = { noun, id, key: nanoid() };
    const isGone = (error: unknown) => isApiError(error) && error.status === 404;
    const details = { about, takesFocus: isFocusedByKeyboard() };
    const undo: UndoOffer = {
      call: () => dispatch(trashApi.endpoints.restore.initiate(call, { track: false })),
      undone: t(restored),
      onUndone: () => onRestored(id),
      failureOf: (error) =>
        isGone(error)
          ? t('It is no longer kept, and cannot be restored.')
          : (messageOf(error) ?? t(failure)),
      isFinal: isGone,
    };
    await offerUndo({ dispatch, getState: () => store.getState() }, success, details, { undo });
  };
}

/**
 * Deletes rows: asks for confirmation, deletes, reports the result, and offers an undo if there is
 * one.
 *
 * @returns a row's delete action. All are busy during a deletion; that of a deleted row stays busy
 * until the list has been fetched again
 */
export function useRowDeletion(
  [call, { isLoading }]: Mutation,
  noun: Noun,
  texts: { question: string; success: string; failure: string },
) {
  const { confirm, endAlert, showAlert, showSuccess } = useNotices();
  const [deleted, setDeleted] = useState<Id[]>([]);
  const keep = (restored: Id) => setDeleted((ids) => ids.filter((id) => id !== restored));
  const offer = useOffer(
    TRASHED_NOUNS.find((trashed) => trashed === noun),
    keep,
  );
  const remove = async (row: Row): Promise<void> => {
    const { id, about } = row;
    endAlert();
    setDeleted((ids) => [...ids, id]);
    const { data: canUndo, error } = await call(id);
    if (error) {
      keep(id);
      showAlert(texts.failure, error, () => remove(row));
      return;
    }
    if (canUndo === true) await offer(row, texts.success);
    else showSuccess(texts.success, { about });
  };
  const ask = async (row: Row) => {
    if (await confirm(texts.question, undefined, row.about)) await remove(row);
  };
  return (row: Row) => ({
    onClick: () => void ask(row),
    busy: isLoading || deleted.includes(row.id),
  });
}
