import { object } from 'yup';
import { DAY_FORMAT, parseDay } from '../../contract/dates';
import { optionalText } from '../../contract/fields';
import { MAX_PAGE_SIZE, SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE } from '../../contract/limits';
import { fromYup } from './openapi/fromYup';
import type { Filter, Window } from '../store/pages';
import type { Reader } from './input';
import { validate } from './input';

/** Far more pages than there are rows, and no more than every database can count to. */
const LAST_PAGE = 999_999_999;

/** A whole number from 1 to `most`, or ''. */
function count(message: string, most: number, size = 1) {
  return optionalText()
    .meta({ type: 'integer', minimum: 1, maximum: most, default: size })
    .test(
      'count',
      message,
      (text) =>
        text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
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
    page: count('The page must be a whole number from 1.', LAST_PAGE),
    per_page: count(`The page size must be from 1 to ${MAX_PAGE_SIZE}.`, MAX_PAGE_SIZE, size),
  });

/**
 * A page, and the days that it is about. Days in the future are taken: clocks differ, and nothing is
 * found there anyway.
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

/** The page that was asked for; `size` is its number of rows unless told. */
export function toWindow(asked: { page: string; per_page: string }, size: number): Window {
  return { page: Number(asked.page || 1), perPage: Number(asked.per_page || size) };
}

/** The days that were asked for, null for any. */
export function toDays(asked: { start_date: string; end_date: string }) {
  return { start: asked.start_date || null, end: asked.end_date || null };
}

/** Reads which page of a plain list is asked for; `size` is its number of rows unless told. */
export function pageQuery(size: number): Reader<Window> {
  const schema = windowSchema(size);
  return {
    async read(request) {
      return { input: toWindow(await validate(schema, request.query), size) };
    },
    schema: { query: fromYup(schema) },
  };
}

/** Reads what a search asks for. Blank fields count as absent (readings 109). */
export const searchQuery: Reader<{ window: Window; filter: Filter }> = {
  async read(request) {
    const asked = await validate(searchSchema, request.query);
    const filter = { text: asked.query, ...toDays(asked) };
    return { input: { window: toWindow(asked, SEARCH_PAGE_SIZE), filter } };
  },
  schema: { query: fromYup(searchSchema) },
};
