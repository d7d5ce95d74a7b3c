import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { BACKDATE_FORMAT, parseDay, today } from './dates';
import { atMost, idText, list, nonEmptyList, removedImages, text, visibleText } from './fields';
import type { Id } from './ids';
import type { UploadedFile } from './image';
import { DESCRIPTION_MAX_BYTES, EXCERPT_LENGTH, MAX_LENGTH, utf8Length } from './lengths';
import { LIST_LIMITS } from './limits';
import {
  component,
  ID,
  INSTANT,
  arrayOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  orNullElsewhere,
  TEXT,
} from './shapes';
import type { ShapesOf, TypeOf } from './shapes';
import { Tag } from './tag';
import { isBlankHtml } from './blankHtml';
import { cleanLine } from './text';
import { VERSION } from './versioned';

export const POST_TYPES = ['post', 'knowledge'] as const;
type PostType = (typeof POST_TYPES)[number];

export const BACKDATE_UNREADABLE = `Backdate must be a date, ${BACKDATE_FORMAT}.`;

/** The problem of a backdate; null if it is empty or a day up to today in Asia/Yangon. */
function problemOf(backdate: string): string | null {
  if (backdate === '') return null;
  const day = parseDay(backdate, BACKDATE_FORMAT);
  if (day === null) return BACKDATE_UNREADABLE;
  return day > today() ? 'Backdate cannot be in the future.' : null;
}

const backdate = text(BACKDATE_FORMAT.length, cleanLine)
  .ensure()
  .test((typed, context) => {
    const message = problemOf(typed);
    return message === null || context.createError({ message });
  });

/** A UTF-16 unit has at most three bytes in UTF-8, so most descriptions need no count. */
const isSmall = (html: string) =>
  html.length <= DESCRIPTION_MAX_BYTES / 3 || utf8Length(html) <= DESCRIPTION_MAX_BYTES;

function visibleHtml(message: string) {
  return text(DESCRIPTION_MAX_BYTES)
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .meta({ contentMediaType: 'text/html' })
    .test('visible', message, (html) => !isBlankHtml(html))
    .test({
      name: 'maxLength',
      params: { max: DESCRIPTION_MAX_BYTES },
      message: 'Description must be at most 1 MB.',
      test: isSmall,
    });
}

const title = visibleText('Title is required.', atMost(MAX_LENGTH.title, 'Title'), cleanLine);
const category_id = idText('Category is required.');
const tag = mixed<Id>().required();
const type = mixed<PostType>()
  .required('Post type is required.')
  .oneOf(POST_TYPES, 'Post type is required.');
const description_images = list(mixed<UploadedFile>().required(), LIST_LIMITS.files).default([]);

/** On edit the cover may be removed without a replacement. */
export const postEditSchema = object({
  title,
  category_id,
  tags: nonEmptyList(tag, LIST_LIMITS.tags, 'Please select at least one tag.'),
  type,
  cover_image: mixed<UploadedFile>().nullable().default(null),
  description: visibleHtml('Description must not be empty.'),
  description_images,
  backdate,
});

/** The specification has two spaces in the message of the description. */
export const postCreateSchema = postEditSchema.shape({
  tags: nonEmptyList(tag, LIST_LIMITS.tags, 'At least one tag is required.'),
  cover_image: mixed<UploadedFile>().required('Cover photo is required.'),
  description: visibleHtml('Description  is required.'),
});

/** The fields of an update request. The form keeps the removed images separately. */
export const postUpdateSchema = postEditSchema.shape({
  removed_description_images: removedImages(),
});

export type PostEditForm = InferType<typeof postEditSchema>;

/**
 * The fields that forms, responses and the store share. All others have another name or shape
 * there.
 */
export type PostFields = Omit<
  PostEditForm,
  'category_id' | 'tags' | 'cover_image' | 'description_images' | 'backdate'
>;

/** `category` is the name of the category; `description` is HTML. */
const post = {
  id: ID,
  title: TEXT,
  description: TEXT,
  category: orNullElsewhere(TEXT),
  categoryId: orNullElsewhere(ID),
  tags: arrayOf(Tag),
  type: oneOf(POST_TYPES),
  cover_image: orNull(objectOf({ url: TEXT })),
  description_images: arrayOf(objectOf({ id: ID, url: TEXT })),
  created_at: INSTANT,
  version: VERSION,
} satisfies ShapesOf<PostFields>;

const example = {
  id: 7,
  title: 'Flood in Bago',
  description: '<p>The river is rising.</p>',
  category: 'Flood',
  categoryId: 5,
  tags: [{ id: 9, name: 'Bago', slug: 'bago' }],
  type: 'post' as const,
  cover_image: { url: '/images/river.jpg' },
  description_images: [{ id: 31, url: '/images/bridge.jpg' }],
  created_at: '2026-06-05T03:00:00.000Z',
  version: 2,
};

export const Post = component('Post', post, { example });
export type Post = TypeOf<typeof Post>;

/** A post in a list, with the address of the icon of its category. */
export const ListedPost = component(
  'ListedPost',
  { ...post, category_icon: optional(TEXT) },
  {
    example: { ...example, category_icon: '/build/icons/category-one.svg' },
    description:
      `With the first ${EXCERPT_LENGTH} characters of its \`description\`, as well-formed HTML; ` +
      '`GET /api/posts/{id}` has all of it.',
  },
);
export type ListedPost = TypeOf<typeof ListedPost>;
