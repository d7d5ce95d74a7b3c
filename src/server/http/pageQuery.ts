import { object } from 'yup';
import { DAY_FORMAT, parseDay } from '../../contract/dates';
import { optionalText } from '../../contract/fields';
import { MAX_PAGE_SIZE, SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE } from '../../contract/limits';
import { fromYup } from './openapi/fromYup';
import type { Filter, Window } from '../store/pages';
import type { Reader } from './input';
import { validate } from './input';

/** More pages than there can be rows, and within the integers of every database. */
const MAX_PAGE = 999_999_999;

/** A whole number from 1 to `max`, or ''. */
function count(message: string, max: number, size = 1) {
  return optionalText()
    .meta({ type: 'integer', minimum: 1, maximum: max, default: size })
    .test(
      'count',
      message,
      (text) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max),
    );
}

function day() {
  return optionalText()
    .meta({ format: 'date' })
    .test(
      'day',
      'Please enter dates as YYYY-MM-DD.',
      (text) => text === '' || parseDay(text, DAY_FORMAT) !== null,
    );
}

const windowSchema = (size: number) =>
  object({
    page: count('The page must be a whole number from 1.', MAX_PAGE),
    per_page: count(`The page size must be from 1 to ${MAX_PAGE_SIZE}.`, MAX_PAGE_SIZE, size),
  });

/**
 * A page and a range of days. Days in the future are valid: clocks differ, and a search finds
 * nothing there anyway.
 */
export const daysSchema = (size: number) =>
  windowSchema(size).shape({
    start_date: day(),
    end_date: day().when('start_date', ([start]: string[], schema) =>
      schema.test(
        'order',
        'End date cannot be before start date.',
        (end) => end === '' || !start || end >= start,
      ),
    ),
  });

const searchSchema = daysSchema(SEARCH_PAGE_SIZE).shape({
  query: optionalText()
    .meta({ maxLength: SEARCH_MAX_LENGTH })
    .test(
      'length',
      `Please search for at most ${SEARCH_MAX_LENGTH} characters.`,
      (text) => text.length <= SEARCH_MAX_LENGTH,
    ),
});

/** The requested page; `size` is the default number of rows. */
export function toWindow(query: { page: string; per_page: string }, size: number): Window {
  return { page: Number(query.page || 1), perPage: Number(query.per_page || size) };
}

/** The requested days; null where unbounded. */
export function toDays(query: { start_date: string; end_date: string }) {
  return { start: query.start_date || null, end: query.end_date || null };
}

/** Reads the page of a plain list; `size` is the default number of rows. */
export function pageQuery(size: number): Reader<Window> {
  const schema = windowSchema(size);
  return {
    async read(request) {
      return { input: toWindow(await validate(schema, request.query), size) };
    },
    schema: { query: fromYup(schema) },
  };
}

/** Reads the page and filter of a search. Blank fields count as absent. */
export const searchQuery: Reader<{ window: Window; filter: Filter }> = {
  async read(request) {
    const query = await validate(searchSchema, request.query);
    const filter = { text: query.query, ...toDays(query) };
    return { input: { window: toWindow(query, SEARCH_PAGE_SIZE), filter } };
  },
  schema: { query: fromYup(searchSchema) },
};
