import { object } from 'yup';
import type { InferType } from 'yup';
import { DAY_FORMAT, parseDay, today } from './dates';
import { optionalLine, optionalText } from './fields';
import { DATE_UNREADABLE, isSearchTooLong, SEARCH_MAX_LENGTH, SEARCH_TOO_LONG } from './limits';
import { isBlank } from './text';

const isFuture = (day: string) => day > today();
const isUnreadable = (text: string) => text !== '' && parseDay(text, DAY_FORMAT) === null;
const isReversed = (start: string, end: string) => start !== '' && end !== '' && end < start;

const REVERSED = 'End date cannot be before start date.';

export const searchTextField = () =>
  optionalText({
    name: 'maxLength',
    params: { max: SEARCH_MAX_LENGTH },
    message: SEARCH_TOO_LONG,
    test: (text) => !isSearchTooLong(text ?? ''),
  });

const searchDay = () =>
  optionalLine(DAY_FORMAT.length)
    .meta({ format: 'date' })
    .test('day', DATE_UNREADABLE, (text) => !isUnreadable(text));

/**
 * The days of a request to the server. They may be in the future: clocks differ, and a search finds
 * nothing there anyway.
 */
export const searchDayFields = () => ({
  start_date: searchDay(),
  end_date: searchDay().when('start_date', ([start = '']: string[], schema) =>
    schema.test('order', REVERSED, (end) => !isReversed(start, end)),
  ),
});

interface Problem {
  message: string;
  path: 'query' | 'start_date' | 'end_date';
}

/** The first rule that a search breaks, as the alert to show; null if the search is valid. */
function problemOf(filter: Record<Problem['path'], string>): Problem | null {
  const { query, start_date: start, end_date: end } = filter;
  const blame = (path: Problem['path'], message: string) => ({ path, message });
  if (isBlank(query) && !start && !end) {
    return blame('query', 'Please enter search text or select a date.');
  }
  if (isSearchTooLong(query)) return blame('query', SEARCH_TOO_LONG);
  if (isUnreadable(start)) return blame('start_date', DATE_UNREADABLE);
  if (isUnreadable(end)) return blame('end_date', DATE_UNREADABLE);
  if (isFuture(end)) return blame('end_date', 'End date cannot be in the future.');
  if (isFuture(start)) return blame('start_date', 'Start date cannot be in the future.');
  if (isReversed(start, end)) return blame('end_date', REVERSED);
  return null;
}

/**
 * The search box shows one message at a time; its path names the wrong field. Dates are
 * `YYYY-MM-DD` or ''. A missing field counts as ''.
 */
export const searchSchema = object({
  query: optionalLine(SEARCH_MAX_LENGTH),
  start_date: optionalLine(DAY_FORMAT.length),
  end_date: optionalLine(DAY_FORMAT.length),
}).test((filter, context) => {
  // A value of another type has a message of its own.
  const isText = Object.values(filter).every((value) => typeof value === 'string');
  const problem = isText ? problemOf(filter) : null;
  return problem === null || context.createError({ ...problem });
});

export type SearchForm = InferType<typeof searchSchema>;
