import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNotices } from '../../shared/notices/useNotices';
import { categoriesOutdated } from './categoriesApi';
import { elapsed } from './categoryDialogSlice';

const CATEGORY_CLOSE_MS = 300;

/**
 * What follows a creation: the list is asked again where it stands (readings 66), and the success is
 * told, because the new category may well be on another page.
 */
export function useTellCreated() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  return useCallback(() => {
    dispatch(categoriesOutdated());
    showSuccess(t('Category created successfully!'));
  }, [dispatch, showSuccess, t]);
}

/** Closes the dialog a moment after a creation (section 9); by itself or by hand, the rest follows. */
export function useAfterCreate(isCreated: boolean): void {
  const dispatch = useDispatch();
  const tellCreated = useTellCreated();
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => dispatch(elapsed()), CATEGORY_CLOSE_MS);
    return () => {
      clearTimeout(timer);
      tellCreated();
    };
  }, [dispatch, isCreated, tellCreated]);
}
