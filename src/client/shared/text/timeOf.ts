/** The time of a moment by the clock of the device, `14:05`. @param moment milliseconds since 1970 */
export const timeOf = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(moment);
