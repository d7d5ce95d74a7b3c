import { SERVICE_NAME } from '../text/branding';
import { BURMESE } from '../text/burmese';
import { formatMoment } from '../text/dates';
import { ENGLISH } from '../text/i18n';
import type { Texts } from '../text/i18n';
import type { Both } from './picture';

type Say = (texts: Texts, formatMoment: (moment: number | string) => string) => string;

export const inBoth = (say: Say): Both => {
  const sayIn = (texts: Texts) => say(texts, (moment) => formatMoment(moment, texts));
  return [sayIn(BURMESE), sayIn(ENGLISH)];
};

export const SERVICE = inBoth(({ t }) => t(SERVICE_NAME));

/** Says when a picture was made. @param madeAt milliseconds since 1970 */
export const madeTexts = (madeAt: number) =>
  inBoth(({ t }, show) => t('Picture made: {{moment}}', { moment: show(madeAt) }));
