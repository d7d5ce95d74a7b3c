/** The business constants of section 9 of the specification, each under the name that the code uses. */

/** Width in CSS pixels from which the sidebar stands open. */
export const SIDEBAR_BREAKPOINT = 768;
export const BASE_PATH = '/build';
export const AUTH_TOKEN_KEY = 'auth_token';
export const AUTH_USER_KEY = 'auth_user';

/** Rows of one page of a search or filter, on every list that has one. */
export const SEARCH_PAGE_SIZE = 5;
/**
 * Characters that can be searched for: a sentence. To look for a longer text takes the server time
 * with its length, in which nobody is answered.
 */
export const SEARCH_MAX_LENGTH = 200;
/** Rows of one plain page, and the row-number fall-back when an answer does not tell its size. */
export const PAGE_SIZE = { roles: 5, categories: 5, posts: 10, users: 10, audit: 10 } as const;
/** The role select of the user forms asks for this many roles at once. */
export const ROLE_SELECT_PAGE_SIZE = 50;
/** Largest `per_page` that the bundled server honours. */
export const MAX_PAGE_SIZE = 100;
export const PAGINATION_WINDOW = 1;

export const TAGS_PER_ROW = 2;
export const TAG_OPTION_LIMIT = 1000;
/** Characters of post text shown, by window width in CSS pixels (inclusive upper bounds). */
export const TEXT_LIMITS = [
  { maxWidth: 1280, characters: 30 },
  { maxWidth: 1520, characters: 60 },
  { maxWidth: 1900, characters: 80 },
  { maxWidth: Infinity, characters: 100 },
] as const;

export const PASSWORD_MIN_LENGTH = 6;

export const PUZZLE = {
  width: 380,
  height: 250,
  /** Largest distance in image pixels between piece and hole that passes. */
  accuracy: 1,
  images: 5,
  resetMs: 1000,
  throttleMs: 50,
} as const;

export const ROLE_REDIRECT_MS = 200;
export const CATEGORY_CLOSE_MS = 300;

/** What the bundled server accepts as an upload (the specification sets no limit: readings 113). */
export const UPLOAD = {
  maxFileBytes: 10_000_000,
  maxFiles: 20,
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;
/** Widths in pixels in which the bundled server serves an image with `?w=`. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
