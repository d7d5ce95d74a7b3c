import { useStore } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import type { Id } from '../../../contract/ids';
import { selectListAddress } from './listsSlice';
import { rowMarked } from './markedRowSlice';

/**
 * @returns a function that leads to the list of a path, with the page and filter on which it was left,
 *   and marks a row there: that of the `id`, by default the one that the page's address names
 */
export function useListReturn() {
  const store = useStore<Parameters<typeof selectListAddress>[0]>();
  const navigate = useNavigate();
  const { id: ownId } = useParams();
  return (path: string, id: Id | undefined = ownId) => {
    if (id !== undefined) store.dispatch(rowMarked(path, id));
    return navigate({ pathname: path, search: selectListAddress(store.getState(), path) });
  };
}
