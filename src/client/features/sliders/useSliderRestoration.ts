import type { Restoration } from '../../shared/lists/useRowDeletion';
import { useTranslation } from '../../shared/text/i18n';

export function useSliderRestoration(): Restoration {
  const { t } = useTranslation();
  return {
    ...{ path: '/sliders', tag: 'Slider' },
    restored: t('Slider restored.'),
    failure: t('Failed to restore slider.'),
  };
}
