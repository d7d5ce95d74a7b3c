import { TrashPage } from '../../shared/lists/TrashPage';
import { useTranslation } from '../../shared/text/i18n';
import { useSliderRestoration } from './useSliderRestoration';

export function SliderTrashPage() {
  const { t } = useTranslation();
  return <TrashPage noun="slider" restoration={useSliderRestoration()} name={t('Slider')} />;
}
