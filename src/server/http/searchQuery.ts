import { optionalText } from '../../contract/fields';
import { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE, SEARCH_TOO_LONG } from '../../contract/limits';
import { looksLikeZawgyi, toUnicode } from '../../contract/zawgyi';
import { validate } from './input';
import type { Reader } from './input';
import { fromYup } from './openapi/fromYup';
import { daysSchema, toDays, toWindow } from './pages';
import type { Search } from './pages';

const searchSchema = daysSchema(SEARCH_PAGE_SIZE).shape({
  query: optionalText()
    .meta({ maxLength: SEARCH_MAX_LENGTH })
    .test('length', SEARCH_TOO_LONG, (text) => text.length <= SEARCH_MAX_LENGTH),
});

/** The texts to search for: one that looks like Zawgyi is searched in Unicode too. */
function toTexts(text: string) {
  return looksLikeZawgyi(text) ? { text, converted: toUnicode(text) } : { text };
}

/** Reads the page and filter of a search. Blank fields count as absent. */
export const searchQuery: Reader<Search> = {
  async read(request) {
    const query = await validate(searchSchema, request.query);
    const filter = { ...toTexts(query.query), ...toDays(query) };
    return { input: { window: toWindow(query, SEARCH_PAGE_SIZE), filter } };
  },
  schema: { query: fromYup(searchSchema) },
};

const postSearchSchema = searchSchema.shape({
  zawgyi: optionalText().oneOf(['', 'true', 'false'], 'The filter must be true or false.'),
});

/** `searchQuery`, which may also ask for the posts that look like Zawgyi. */
export const postSearchQuery: Reader<Search> = {
  async read(request) {
    const { input } = await searchQuery.read(request);
    const { zawgyi } = await validate(postSearchSchema, request.query);
    return { input: { ...input, filter: { ...input.filter, onlyZawgyi: zawgyi === 'true' } } };
  },
  schema: { query: fromYup(postSearchSchema) },
};
