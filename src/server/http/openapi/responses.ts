import type {
  PageLinks,
  PageMeta,
  PlainPageResponse,
  SearchPageResponse,
} from '../../../contract/paging';
import { isRecord } from '../../../contract/records';
import type { DeletedEntity, StaleSave, Versioned } from '../../../contract/versioned';
import {
  COUNT,
  exampled,
  FLAG,
  INSTANT,
  listOf,
  orNull,
  POSITIVE,
  shape,
  TEXT,
} from './jsonSchema';
import type { JsonSchema } from './jsonSchema';

export type Components = Readonly<Record<string, JsonSchema>>;

/** A reference to a component. A test resolves them all. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export const pageMeta = {
  ...{ current_page: POSITIVE, last_page: POSITIVE, per_page: POSITIVE, total: COUNT },
  ...{ from: orNull(POSITIVE), to: orNull(POSITIVE), path: TEXT },
};

export const PAGE_META_EXAMPLE = {
  ...{ current_page: 1, last_page: 2, per_page: 10, total: 12 },
  ...{ from: 1, to: 10, path: '/api/posts' },
};

export const PAGES = {
  PageLinks: exampled<PageLinks>(
    {
      ...{ first: TEXT, last: TEXT },
      ...{ prev: orNull(TEXT), next: orNull(TEXT) },
    },
    {
      ...{ first: '/api/posts?page=1', last: '/api/posts?page=2' },
      ...{ prev: null, next: '/api/posts?page=2' },
    },
  ),
  PageMeta: exampled<Omit<PageMeta, 'zawgyi' | 'more'>>(pageMeta, PAGE_META_EXAMPLE),
} satisfies Components;

const EXTRA = { 'x-extra': true };

export const MESSAGES = {
  Message: exampled<{ message: string }>(
    { message: TEXT },
    { message: 'Password changed successfully!' },
  ),
  Refusal: {
    ...shape<{ message: string; errors: object }>({
      message: TEXT,
      errors: { type: 'object', additionalProperties: listOf(TEXT), minProperties: 1 },
    }),
    description: 'The messages by field; `message` is the first of them.',
  },
  Missing: {
    ...shape<DeletedEntity>(
      {
        message: TEXT,
        deleted_by: { ...orNull(TEXT), ...EXTRA },
        deleted_at: { ...INSTANT, ...EXTRA },
        restorable: { ...FLAG, ...EXTRA },
      },
      ['deleted_by', 'deleted_at', 'restorable'],
    ),
    description: 'Who deleted the entity and when, if somebody did.',
  },
} satisfies Components;

export const dataOf = (schema: JsonSchema) => shape<{ data: unknown }>({ data: schema });

/** The versioned entity of a response; null if it has none. */
export function versionedIn(
  response: JsonSchema | null,
  components: Components,
): JsonSchema | null {
  const data = isRecord(response?.properties) ? response.properties.data : null;
  if (!isRecord(data)) return null;
  const isVersioned = Object.entries(components).some(
    ([name, { properties }]) =>
      ref(name).$ref === data.$ref && isRecord(properties) && 'version' in properties,
  );
  return isVersioned ? data : null;
}

export function staleSaveOf(current: JsonSchema): JsonSchema {
  return shape<StaleSave<Versioned>>({
    ...{ message: TEXT, changed_by: orNull(TEXT), changed_at: orNull(INSTANT), current },
  });
}

const linkOfSearch = { url: orNull(TEXT), label: TEXT, active: FLAG };

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

const WHOLE = {
  ...COUNT,
  description:
    'How many of the results contain the query as whole Burmese syllables. They come first; in ' +
    'the others it is part of longer ones.',
  ...EXTRA,
};
const ALSO_SEARCHED = { ...TEXT, description: 'A Zawgyi query, in Unicode.', ...EXTRA };

export function searchPageOf(item: JsonSchema, more: Record<string, JsonSchema> = {}): JsonSchema {
  return shape<SearchPageResponse<unknown>>(
    {
      ...{ ...more, data: listOf(item), also_searched: ALSO_SEARCHED, whole: WHOLE },
      ...{ current_page: POSITIVE, last_page: POSITIVE, per_page: POSITIVE, total: COUNT },
      links: listOf(shape<SearchPageResponse<unknown>['links'][number]>(linkOfSearch)),
    },
    ['also_searched', 'whole'],
  );
}
