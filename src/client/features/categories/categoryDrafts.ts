import { useDispatch } from 'react-redux';
import type { Category } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { useDraftLink } from '../../shared/form/drafts/useDraftLink';
import type { ListController } from '../../shared/lists/useListPage';
import { useCan } from '../../shared/session/useCan';
import { createPressed, editPressed } from './categoryDialogSlice';
import type { NewCategory } from './categoryDialogSlice';

export function newCategoryDraft({ level, parentId }: NewCategory): string {
  if (level === 1) return 'category:new';
  return parentId === null ? 'child-category:new' : `child-category:new:${parentId}`;
}

/**
 * Opens the form of a draft as its button would. The edit form opens only if its row is on the
 * current page.
 *
 * @param parentId the parent whose children are listed; null on the list of parents
 */
export function useOpenDraft(
  { status, rows }: ListController<Category>,
  parentId: Id | null,
): void {
  const dispatch = useDispatch();
  const mayCreate = useCan('category-create');
  const mayEdit = useCan('category-edit');
  useDraftLink(status === 'loaded', (name) => {
    const places: NewCategory[] = [
      { level: 2, parentId },
      { level: 1, parentId: null },
    ];
    const place = places.find((one) => newCategoryDraft(one) === name);
    const category = rows.find(({ id }) => `category:${id}` === name);
    if (place && mayCreate) dispatch(createPressed(place));
    if (category && mayEdit) dispatch(editPressed({ category, parentId }));
  });
}
