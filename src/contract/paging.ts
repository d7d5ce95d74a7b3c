/** The paging numbers of an answer, on the wire. */
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

/** A plain page on the wire: the numbers stand under `meta`. */
export interface PlainPageResponse<T> {
  data: T[];
  links: PageLinks;
  meta: PageMeta;
}

/** A page of a search on the wire: the numbers stand beside `data`. */
export interface SearchPageResponse<T> {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  links: { url: string | null; label: string; active: boolean }[];
}

/** What a search sends; blank fields are sent as empty strings (readings 109). */
export interface SearchQuery {
  page: number;
  per_page: number;
  query: string;
  start_date: string;
  end_date: string;
}
