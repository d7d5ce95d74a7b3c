import { useStore } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import type { Id } from '../../../contract/ids';
import { selectListAddress } from './listsSlice';
import { rowMarked } from './highlightedRowSlice';

/**
 * @returns a function that opens the list at a path on the page and filter where the user left it,
 * and marks the row with that `id`, by default the one in the current address. The list searches
 * its pages for a created row.
 */
export function useListReturn() {
  const store = useStore<Parameters<typeof selectListAddress>[0]>();
  const navigate = useNavigate();
  const { id: ownId } = useParams();
  return (path: string, id: Id | undefined = ownId, isSought = false) => {
    if (id !== undefined) store.dispatch(rowMarked(path, id, isSought));
    return navigate({ pathname: path, search: selectListAddress(store.getState(), path) });
  };
}
