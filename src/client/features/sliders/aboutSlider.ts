import type { Translate } from '../../shared/text/i18n';

/**
 * A slider has no name. Its number on the list, if it is known, and its number of images identify
 * it, as in `Slider 2, 3 images`.
 */
export function aboutSlider(t: Translate, images: number, number?: number): string {
  const count = images === 1 ? t('1 image') : t('{{count}} images', { count: images });
  return number === undefined ? count : `${t('Slider {{number}}', { number })}, ${count}`;
}
