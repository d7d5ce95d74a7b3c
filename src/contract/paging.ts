export interface PageMeta {
  current_page: number;
  from: number | null;
  last_page: number;
  path: string;
  per_page: number;
  to: number | null;
  total: number;
  /** Of posts: how many of all look like Zawgyi. Other servers lack it. */
  zawgyi?: number;
  /** Of the audit trail: whether there are records beyond those that `total` counts. */
  more?: boolean;
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
  /** The query in Unicode, where it looks like Zawgyi; other servers lack it. */
  also_searched?: string;
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
  /** Of posts, on our server: only those that look like Zawgyi. */
  zawgyi?: 'true';
  /** Of the audit trail: what was chosen besides days. */
  user_id?: string;
  action?: string;
  noun?: string;
}
