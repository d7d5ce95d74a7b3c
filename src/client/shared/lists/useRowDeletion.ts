import { useState } from 'react';
import type { Id } from '../../../contract/ids';
import { useNotices } from '../notices/useNotices';

type Mutation = readonly [
  call: (id: Id) => Promise<{ error?: unknown }>,
  state: { isLoading: boolean },
];

/**
 * The deletion of rows: asks for confirmation, deletes, and shows an alert on failure.
 *
 * @returns a row's delete action. All are busy during a deletion; that of a deleted row stays busy
 *   until the list has been fetched again
 */
export function useRowDeletion(
  [call, { isLoading }]: Mutation,
  texts: { question: string; failure: string },
) {
  const { confirm, showAlert } = useNotices();
  const [deleted, setDeleted] = useState<Id[]>([]);
  const remove = async (id: Id) => {
    if (!(await confirm(texts.question))) return;
    const { error } = await call(id);
    if (error) showAlert(texts.failure);
    else setDeleted((ids) => [...ids, id]);
  };
  return (id: Id) => ({
    onClick: () => void remove(id),
    busy: isLoading || deleted.includes(id),
  });
}
