import { useState } from 'react';
import type { Id } from '../../../contract/ids';
import { useNotices } from '../notices/useNotices';

type Mutation = readonly [
  call: (id: Id) => Promise<{ error?: unknown }>,
  state: { isLoading: boolean },
];

/**
 * Deleting rows of a list: asks, calls, and tells only of a failure (section 8).
 *
 * @returns what the delete action of a row does. All are busy while a deletion is under way; that of
 *   a deleted row stays so for as long as the list still shows what it held before
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
