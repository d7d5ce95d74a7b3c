import { currentTexts } from './i18n';

/** Formats a time by the device's clock, such as `14:05`. @param moment milliseconds since 1970 */
export const timeOf = (moment: number) =>
  currentTexts().formatDate(new Date(moment), { timeStyle: 'short' });
