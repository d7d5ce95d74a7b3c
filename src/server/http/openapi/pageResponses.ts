import type { PlainPageResponse, SearchPageResponse } from '../../../contract/paging';
import { COUNT, FLAG, listOf, orNull, POSITIVE, shape, TEXT } from './jsonSchema';
import type { JsonSchema } from './jsonSchema';
import { ref } from './responses';

const linkOfSearch = { url: orNull(TEXT), label: TEXT, active: FLAG };

/** A page of a plain list; `more` are properties beside its data. */
export function plainPageOf(
  item: JsonSchema,
  more: Record<string, JsonSchema> = {},
  meta = 'PageMeta',
): JsonSchema {
  return shape<PlainPageResponse<unknown>>({
    ...{ ...more, data: listOf(item) },
    ...{ links: ref('PageLinks'), meta: ref(meta) },
  });
}

const ALSO_SEARCHED = { ...TEXT, description: 'A Zawgyi query, in Unicode.', 'x-extra': true };

/** A page of a search. */
export function searchPageOf(item: JsonSchema, more: Record<string, JsonSchema> = {}): JsonSchema {
  return shape<SearchPageResponse<unknown>>(
    {
      ...{ ...more, data: listOf(item), also_searched: ALSO_SEARCHED },
      ...{ current_page: POSITIVE, last_page: POSITIVE, per_page: POSITIVE, total: COUNT },
      links: listOf(shape<SearchPageResponse<unknown>['links'][number]>(linkOfSearch)),
    },
    ['also_searched'],
  );
}
