export interface PageMeta {
  current_page: number;
  from: number | null;
  last_page: number;
  path: string;
  per_page: number;
  to: number | null;
  total: number;
}

export interface PageLinks {
  first: string | null;
  last: string | null;
  prev: string | null;
  next: string | null;
}

/** A plain page on the wire, with its numbers under `meta`. */
export interface PlainPageResponse<T> {
  data: T[];
  links: PageLinks;
  meta: PageMeta;
}

/** A page of search results on the wire, with its numbers beside `data`. */
export interface SearchPageResponse<T> {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  links: { url: string | null; label: string; active: boolean }[];
}

/** The query string of a search; blank fields are sent as empty strings. */
export interface SearchQuery {
  page: number;
  per_page: number;
  query: string;
  start_date: string;
  end_date: string;
}
