import type { Translate } from '../../shared/text/i18n';

/**
 * A slider has no name: its number on the list, where it is known, and how many images it has stand for
 * it, as in `Slider 2, 3 images`.
 */
export function aboutSlider(t: Translate, images: number, number?: number): string {
  const count = images === 1 ? t('1 image') : t('{{count}} images', { count: images });
  return number === undefined ? count : `${t('Slider {{number}}', { number })}, ${count}`;
}
