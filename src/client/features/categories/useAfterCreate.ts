import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { categoriesApi } from './categoriesApi';
import { elapsed } from './categoryDialogSlice';

const CATEGORY_CLOSE_MS = 300;

/**
 * After a creation the current page of the list is fetched again, and a notice says so, because the
 * new category may be on another page.
 */
export function useNotifyCreated() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  return useCallback(() => {
    dispatch(categoriesApi.util.invalidateTags(['Category']));
    showSuccess(t('Category created successfully!'));
  }, [dispatch, showSuccess, t]);
}

/** Closes the dialog shortly after a creation. The rest follows however it was closed. */
export function useAfterCreate(isCreated: boolean): void {
  const dispatch = useDispatch();
  const notifyCreated = useNotifyCreated();
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => dispatch(elapsed()), CATEGORY_CLOSE_MS);
    return () => {
      clearTimeout(timer);
      notifyCreated();
    };
  }, [dispatch, isCreated, notifyCreated]);
}
