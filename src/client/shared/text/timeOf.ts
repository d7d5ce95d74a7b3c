import { currentTexts } from './i18n';

/** The time of a moment by the clock of the device, `14:05`. @param moment milliseconds since 1970 */
export const timeOf = (moment: number) =>
  currentTexts().formatDate(new Date(moment), { timeStyle: 'short' });
