export const BASE_PATH = '/build';

/** Rows per page of search results, on every list. */
export const SEARCH_PAGE_SIZE = 5;
/** Maximum characters in a search: the cost of a search grows with the length of its text. */
export const SEARCH_MAX_LENGTH = 200;
/** Whether a search has too long a text. */
export const isSearchTooLong = (query: string) => query.trim().length > SEARCH_MAX_LENGTH;
export const SEARCH_TOO_LONG = `Please search for at most ${SEARCH_MAX_LENGTH} characters.`;
export const DATE_UNREADABLE = 'Please enter dates as YYYY-MM-DD.';
/** Rows per plain page; also the client's fallback if a response does not give its page size. */
export const PAGE_SIZE = {
  roles: 5,
  categories: 5,
  posts: 10,
  users: 10,
  audit: 10,
  trash: 10,
  versions: 10,
} as const;
/** Largest `per_page` that the bundled server honours. */
export const MAX_PAGE_SIZE = 100;
/** How many records of the audit trail a list counts, newest first; days lead to older ones. */
export const AUDIT_COUNTED = 10_000;
/** Largest number of announcement templates; a list of them is not paged. */
export const MAX_TEMPLATES = 200;
/** Largest number of tags; a list of them is not paged, and it is what the tag picker offers at most. */
export const MAX_TAGS = 1000;
/** Pages shown on either side of the current one. */
export const PAGINATION_WINDOW = 1;

export const PASSWORD_MIN_LENGTH = 6;

/** What the bundled server accepts as an upload; another server may have other limits. */
export const UPLOAD = {
  maxFileBytes: 10_000_000,
  maxFiles: 20,
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;

/** The largest number of entries of an array in a request, and what a longer one is told. */
export interface Most {
  max: number;
  message: string;
}

const [TAGS, PERMISSIONS, REMOVED_IMAGES] = [50, 100, 20];

/** Of each array; `permissions` leaves room for servers that have more than ours. */
export const MOST = {
  tags: { max: TAGS, message: `A post can have at most ${TAGS} tags.` },
  permissions: {
    max: PERMISSIONS,
    message: `At most ${PERMISSIONS} permissions can be selected.`,
  },
  files: {
    max: UPLOAD.maxFiles,
    message: `At most ${UPLOAD.maxFiles} files can be uploaded at once.`,
  },
  removedImages: {
    max: REMOVED_IMAGES,
    message: `At most ${REMOVED_IMAGES} images can be removed at once.`,
  },
} satisfies Record<string, Most>;
/** Longest edge, in pixels, to which the client scales photographs before it sends them. */
export const PHOTO_MAX_EDGE = 2560;
/** Widths in pixels at which the bundled server serves an image with `?w=`. */
export const THUMBNAIL_WIDTHS = [160, 960] as const;
