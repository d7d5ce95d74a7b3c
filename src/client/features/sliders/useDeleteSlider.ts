import { useTranslation } from 'react-i18next';
import type { Id } from '../../../contract/ids';
import { useNotices } from '../../shared/notices/useNotices';
import { useDeleteSliderMutation } from './slidersApi';

/** Asks, deletes, and tells only of a failure (section 8). */
export function useDeleteSlider() {
  const { t } = useTranslation();
  const { confirm, showAlert } = useNotices();
  const [call, { isLoading: isBusy }] = useDeleteSliderMutation();
  const remove = async (id: Id) => {
    if (!(await confirm(t('Are you sure you want to delete this slider?')))) return;
    const { error } = await call(id);
    if (error) showAlert(t('Failed to delete slider.'));
  };
  return { remove, isBusy };
}
