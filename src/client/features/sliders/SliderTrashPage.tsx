import { TrashPage } from '../../shared/lists/TrashPage';
import { useTranslation } from '../../shared/text/i18n';
import { useSliderRestoration } from './useSliderRestoration';

/** The sliders that were deleted. */
export function SliderTrashPage() {
  const { t } = useTranslation();
  return (
    <TrashPage
      title={t('Slider')}
      noun="slider"
      restoration={useSliderRestoration()}
      name={t('Slider')}
    />
  );
}
