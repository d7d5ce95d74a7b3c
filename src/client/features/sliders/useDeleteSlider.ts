import { useTranslation } from 'react-i18next';
import { useRowDeletion } from '../../shared/lists/useRowDeletion';
import { useDeleteSliderMutation } from './slidersApi';

/** What the delete action of a slider's row does. */
export function useDeleteSlider() {
  const { t } = useTranslation();
  return useRowDeletion(useDeleteSliderMutation(), {
    question: t('Are you sure you want to delete this slider?'),
    failure: t('Failed to delete slider.'),
  });
}
