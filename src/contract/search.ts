import { object } from 'yup';
import type { InferType } from 'yup';
import { DAY_FORMAT, parseDay, today } from './dates';
import { optionalText } from './fields';
import { isBlank } from './text';

const isFuture = (day: string) => day > today();
const isUnreadable = (text: string) => text !== '' && parseDay(text, DAY_FORMAT) === null;

/** The alert that a search deserves, in the order of readings 108; null when it may be sent. */
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
 * The search box of section 5's notes: one message for the whole box. Dates are `YYYY-MM-DD` or '';
 * a field that is absent or no text counts as ''.
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
