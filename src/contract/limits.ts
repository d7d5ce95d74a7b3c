/** The business constants of section 9 of the specification, each under the name that the code uses. */

export const BASE_PATH = '/build';

/** Rows of one page of a search or filter, on every list that has one. */
export const SEARCH_PAGE_SIZE = 5;
/**
 * Characters that can be searched for: a sentence. To look for a longer text takes the server time
 * with its length, in which nobody is answered.
 */
export const SEARCH_MAX_LENGTH = 200;
/** Rows of one plain page, and the row-number fall-back when an answer does not tell its size. */
export const PAGE_SIZE = { roles: 5, categories: 5, posts: 10, users: 10, audit: 10 } as const;
/** Largest `per_page` that the bundled server honours. */
export const MAX_PAGE_SIZE = 100;
export const PAGINATION_WINDOW = 1;

export const PASSWORD_MIN_LENGTH = 6;

/** What the bundled server accepts as an upload (the specification sets no limit: readings 113). */
export const UPLOAD = {
  maxFileBytes: 10_000_000,
  maxFiles: 20,
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;
/** Widths in pixels in which the bundled server serves an image with `?w=`. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
