import { useStore } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import type { Id } from '../../../contract/ids';
import { selectListAddress } from './listsSlice';
import { rowMarked } from './markedRowSlice';

/**
 * @returns a function that leads to the list of a path, with the page and filter on which it was left,
 *   and marks a row there: that of the `id`, by default the one that the page's address names. The list leads on
 *   to the page with one that was created, where it looks for it
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
