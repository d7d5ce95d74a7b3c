import { lengthOf } from './lengths';

export const BASE_PATH = '/build';

export const SEARCH_PAGE_SIZE = 5;
/** Maximum length of a search text. The cost of a search grows with it. */
export const SEARCH_MAX_LENGTH = 200;
export const isSearchTooLong = (query: string) => lengthOf(query.trim()) > SEARCH_MAX_LENGTH;
export const SEARCH_TOO_LONG = `Please search for at most ${SEARCH_MAX_LENGTH} characters.`;
export const DATE_UNREADABLE = 'Please enter dates as YYYY-MM-DD.';
/** Rows per plain page. The client falls back to them if a response has no page size. */
export const PAGE_SIZE = {
  roles: 5,
  categories: 5,
  posts: 10,
  users: 10,
  audit: 10,
  trash: 10,
  versions: 10,
} as const;
export const MAX_PAGE_SIZE = 100;
/**
 * The list of the audit trail counts at most this many records, newest first. Older ones are found
 * by date.
 */
export const AUDIT_COUNTED = 10_000;
export const MAX_TEMPLATES = 200;
export const MAX_ROLES = 1000;
/** Maximum number of categories of both levels. The list that the post form reads is not paged. */
export const MAX_CATEGORIES = 1000;
/** Maximum number of tags. Their list is not paged, and the tag picker offers this many options. */
export const MAX_TAGS = 1000;
/** A tag of more posts cannot be merged into another one, because the record names all of them. */
export const MAX_MERGED_POSTS = 100_000;
export const PAGINATION_WINDOW = 1;

export const PASSWORD_MIN_LENGTH = 6;

/** The upload limits of the bundled server; another back end may have others. */
export const UPLOAD = {
  maxFileBytes: 10_000_000,
  maxFiles: 20,
  maxPixels: 40_000_000,
} as const;

/** The maximum number of entries of an array in a request, and the message if it has more. */
export interface ListLimit {
  max: number;
  message: string;
}

const [TAGS, PERMISSIONS, REMOVED_IMAGES, AREAS] = [50, 100, 20, 15];

/**
 * The maximum of each array. The one of `permissions` leaves room for back ends with more than
 * ours.
 */
export const LIST_LIMITS = {
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
  areas: { max: AREAS, message: `There are ${AREAS} areas.` },
} satisfies Record<string, ListLimit>;
/** Widths in pixels at which the bundled server serves an image with `?w=`. */
export const THUMBNAIL_WIDTHS = [160, 960] as const;
