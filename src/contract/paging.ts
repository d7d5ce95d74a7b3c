export interface PageMeta {
  current_page: number;
  from: number | null;
  last_page: number;
  path: string;
  per_page: number;
  to: number | null;
  total: number;
  /** Posts only: the number of all posts that look like Zawgyi. Other back ends omit it. */
  zawgyi?: number;
  /** Audit trail only: whether there are more records than `total` counts. */
  more?: boolean;
}

export interface PageLinks {
  first: string | null;
  last: string | null;
  prev: string | null;
  next: string | null;
}

/** A plain page of the API, with its numbers under `meta`. */
export interface PlainPageResponse<T> {
  data: T[];
  links: PageLinks;
  meta: PageMeta;
}

/** A page of search results of the API, with its numbers beside `data`. */
export interface SearchPageResponse<T> {
  data: T[];
  /** The query in Unicode if it looks like Zawgyi. Other back ends omit it. */
  also_searched?: string;
  /**
   * How many of the results contain the query as whole Burmese syllables. They come first; in the
   * others it is part of longer ones. Other back ends omit it.
   */
  whole?: number;
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  links: { url: string | null; label: string; active: boolean }[];
}

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
