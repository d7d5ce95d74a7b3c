import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { CATEGORY_CLOSE_MS } from '../../../contract/limits';
import { useNotices } from '../../shared/notices/useNotices';
import { categoriesOutdated } from './categoriesApi';
import { elapsed } from './categoryDialogSlice';

/**
 * Closes the dialog a moment after a category was created (section 9). Once it has closed, by itself
 * or by hand, the list is asked again where it stands (readings 66) and the success is told: the new
 * category may well be on another page.
 */
export function useAfterCreate(isCreated: boolean): void {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => dispatch(elapsed()), CATEGORY_CLOSE_MS);
    return () => {
      clearTimeout(timer);
      dispatch(categoriesOutdated());
      showSuccess(t('Category created successfully!'));
    };
  }, [dispatch, isCreated, showSuccess, t]);
}
