import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { generatePath } from 'react-router';
import { useTranslation } from '../../shared/text/i18n';
import { rowMarked } from '../../shared/lists/highlightedRowSlice';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { categoriesApi } from './categoriesApi';
import { elapsed } from './categoryDialogSlice';
import type { MadeCategory } from './categoryDialogSlice';

const CATEGORY_CLOSE_MS = 300;

const listOf = ({ parentId }: MadeCategory) =>
  parentId === null ? paths.Category : generatePath(paths.CategoryDetail, { id: String(parentId) });

/** A parent has a page. A child is found among its siblings by its name. */
function addressOf(made: MadeCategory): string {
  return made.parentId === null
    ? generatePath(paths.CategoryDetail, { id: String(made.id) })
    : `${listOf(made)}?${String(new URLSearchParams({ query: made.name }))}`;
}

export function useNotifyCreated() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  return useCallback(
    (made: MadeCategory) => {
      if (made.id !== undefined) dispatch(rowMarked(listOf(made), made.id, true));
      dispatch(categoriesApi.util.invalidateTags(['Category']));
      const to = made.id === undefined ? undefined : addressOf(made);
      showSuccess(t('Category created successfully!'), { about: made.name, to });
    },
    [dispatch, showSuccess, t],
  );
}

export function useAfterCreate(made: MadeCategory | null): void {
  const dispatch = useDispatch();
  const notifyCreated = useNotifyCreated();
  useEffect(() => {
    if (!made) return undefined;
    const timer = setTimeout(() => dispatch(elapsed()), CATEGORY_CLOSE_MS);
    return () => {
      clearTimeout(timer);
      notifyCreated(made);
    };
  }, [dispatch, made, notifyCreated]);
}
