import {
  component,
  COUNT,
  described,
  FLAG,
  arrayOf,
  objectOf,
  optional,
  orNull,
  orNullElsewhere,
  POSITIVE,
  sometimes,
  TEXT,
} from './shapes';
import type { ShapeFields, ObjectOf, Shape, TypeOf } from './shapes';

const meta = {
  current_page: POSITIVE,
  last_page: POSITIVE,
  per_page: POSITIVE,
  total: COUNT,
  from: orNull(POSITIVE),
  to: orNull(POSITIVE),
  path: TEXT,
};

const example = {
  current_page: 1,
  last_page: 2,
  per_page: 10,
  total: 12,
  from: 1,
  to: 10,
  path: '/api/posts',
};

export const PageMeta = component('PageMeta', meta, { example });
type PageMeta = TypeOf<typeof PageMeta>;

export const PostPageMeta = component(
  'PostPageMeta',
  { ...meta, zawgyi: optional(described(COUNT, 'How many look like Zawgyi.')) },
  { example: { ...example, zawgyi: 0 } },
);

export const AuditPageMeta = component('AuditPageMeta', {
  ...meta,
  /** Whether there are more records than `total` counts. */
  more: FLAG,
});

export const PageLinks = component(
  'PageLinks',
  {
    first: orNullElsewhere(TEXT),
    last: orNullElsewhere(TEXT),
    prev: orNull(TEXT),
    next: orNull(TEXT),
  },
  {
    example: {
      first: '/api/posts?page=1',
      last: '/api/posts?page=2',
      prev: null,
      next: '/api/posts?page=2',
    },
  },
);

/**
 * A plain page of the API, with its numbers under `meta`.
 *
 * @param more fields beside the items
 */
export const plainPageOf = (
  item: Shape<unknown>,
  more: ShapeFields = {},
  numbers: Shape<PageMeta> = PageMeta,
) => objectOf({ ...more, data: arrayOf(item), links: PageLinks, meta: numbers });

/** The numbers of a page of a list that may not count all of its rows. */
export interface PlainPage<Items> {
  data: Items;
  links: TypeOf<typeof PageLinks>;
  meta: PageMeta & Partial<Pick<TypeOf<typeof AuditPageMeta>, 'more'>>;
}

const searchPage = <T>(item: Shape<T>) => ({
  data: arrayOf(item),
  also_searched: sometimes(optional(described(TEXT, 'A Zawgyi query, in Unicode.'))),
  whole: sometimes(
    optional(
      described(
        COUNT,
        'How many of the results of this page contain the query as whole Burmese syllables. They ' +
          'come first, over all pages; in the others it is part of longer ones.',
      ),
    ),
  ),
  current_page: POSITIVE,
  last_page: POSITIVE,
  per_page: POSITIVE,
  total: COUNT,
  links: arrayOf(objectOf({ url: orNull(TEXT), label: TEXT, active: FLAG })),
});

/** A page of search results of the API, with its numbers beside `data`. */
export const searchPageOf = (item: Shape<unknown>, more: ShapeFields = {}) =>
  objectOf({ ...more, ...searchPage(item) });

export type SearchPageResponse<T> = ObjectOf<ReturnType<typeof searchPage<T>>>;

/** The query string of a search. Blank fields are sent as empty strings. */
export interface SearchQuery {
  page: number;
  per_page: number;
  query: string;
  start_date: string;
  end_date: string;
  /** Posts on our server only: finds only those that look like Zawgyi. */
  zawgyi?: 'true';
  /** Audit trail only: the filters besides the dates. */
  user_id?: string;
  action?: string;
  noun?: string;
}
