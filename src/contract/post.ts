import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { BACKDATE_FORMAT, parseDay, today } from './dates';
import { visibleText } from './fields';
import type { Id } from './ids';
import type { UploadedFile } from './image';
import type { Tag } from './tag';
import { isBlankHtml } from './text';

export const POST_TYPES = ['post', 'knowledge'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** A post (section 3). `category` is the category's name, `description` is HTML. */
export interface Post {
  id: Id;
  title: string;
  description: string;
  category: string | null;
  categoryId: Id | null;
  tags: Tag[];
  type: PostType;
  cover_image: { url: string } | null;
  description_images: { id: Id; url: string }[];
  created_at: string;
}

/** Empty, or a real day that is not after today in Asia/Yangon (readings 80 to 82). */
const backdate = string()
  .defined()
  .test('not-future', 'Backdate cannot be in the future.', (text) => {
    if (text === '') return true;
    const day = parseDay(text, BACKDATE_FORMAT);
    return day !== null && day <= today();
  });

const shared = {
  title: visibleText('Title is required.'),
  category_id: visibleText('Category is required.'),
  type: string().required('Post type is required.').oneOf(POST_TYPES, 'Post type is required.'),
  backdate,
  description_images: array(mixed<UploadedFile>().required()).required(),
};

const tags = array(mixed<Id>().required()).required();

/** Section 5, post create. The description's message holds two spaces, as in the source text. */
export const postCreateSchema = object({
  ...shared,
  tags: tags.min(1, 'At least one tag is required.'),
  cover_image: mixed<UploadedFile>().nullable().required('Cover photo is required.'),
  description: string()
    .defined()
    .test('visible', 'Description  is required.', (html) => !isBlankHtml(html)),
});

/** Section 5, post edit: the cover may be removed and none be left (readings 74). */
export const postEditSchema = object({
  ...shared,
  tags: tags.min(1, 'Please select at least one tag.'),
  cover_image: mixed<UploadedFile>().nullable().defined(),
  description: string()
    .defined()
    .test('visible', 'Description must not be empty.', (html) => !isBlankHtml(html)),
});

export type PostCreateForm = InferType<typeof postCreateSchema>;
export type PostEditForm = InferType<typeof postEditSchema>;
