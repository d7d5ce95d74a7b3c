import { TrashPage } from '../../shared/lists/TrashPage';
import { useTranslation } from '../../shared/text/i18n';
import { useSliderRestoration } from './useSliderRestoration';

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
