import { object } from 'yup';
import type { InferType } from 'yup';
import { DAY_FORMAT, parseDay, today } from './dates';
import { optionalText } from './fields';
import { isBlank } from './text';

const isFuture = (day: string) => day > today();
const isUnreadable = (text: string) => text !== '' && parseDay(text, DAY_FORMAT) === null;

/** The first rule that a search breaks, as the alert to show; null if it may be sent. */
function problemOf(filter: { query: string; start_date: string; end_date: string }) {
  const { query, start_date: start, end_date: end } = filter;
  if (isBlank(query) && !start && !end) return 'Please enter search text or select a date.';
  if (isUnreadable(start) || isUnreadable(end)) return 'Please enter dates as YYYY-MM-DD.';
  if (isFuture(end)) return 'End date cannot be in the future.';
  if (isFuture(start)) return 'Start date cannot be in the future.';
  if (start && end && end < start) return 'End date cannot be before start date.';
  return null;
}

/**
 * The search box has one message for all its fields. Dates are `YYYY-MM-DD` or ''; a field that is
 * missing or not a string counts as ''.
 */
export const searchSchema = object({
  query: optionalText(),
  start_date: optionalText(),
  end_date: optionalText(),
}).test((filter, context) => {
  const message = problemOf(filter);
  return message === null || context.createError({ message });
});

export type SearchForm = InferType<typeof searchSchema>;
