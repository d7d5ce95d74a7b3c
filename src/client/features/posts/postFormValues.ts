import { BACKDATE_FORMAT, parseDay } from '../../../contract/dates';
import type { Id } from '../../../contract/ids';
import type { PostEditForm } from '../../../contract/post';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';
import type { PostCategory, StoredPost } from './readPost';

/** `PostEditForm`, except that a post of another server may have any word as its type. */
export interface PostFormValues extends Omit<PostEditForm, 'type'> {
  type: string;
  /** Whether an edit removes the cover, be it for a new one. */
  removed_cover_image?: boolean;
  /** The stored images that an edit removes. */
  removed_description_images?: Id[];
}

/** The fields that a draft keeps, with their labels. */
export const DRAFT_FIELDS = {
  title: 'Title',
  tags: 'Tag',
  category_id: 'Category',
  type: 'Post Type',
  cover_image: 'Cover Photo',
  removed_cover_image: 'Cover Photo',
  description_images: 'Description Image',
  removed_description_images: 'Description Image',
  backdate: 'Backdate',
  description: 'Description',
};

export const blankPost: PostFormValues = {
  title: '',
  tags: [],
  category_id: '',
  type: 'post',
  cover_image: null,
  description_images: [],
  backdate: '',
  description: '',
};

/** The category of a post: by its id, else the listed one of that name. */
export function categoryOf(
  { category, categoryId }: StoredPost,
  listed: PostCategory[] | undefined,
): PostCategory | null {
  if (categoryId !== null) return { id: categoryId, name: category ?? '' };
  return listed?.find(({ name }) => name === category) ?? null;
}

/** The default values of the edit form. The description is exactly the stored HTML. */
export function valuesOf(post: StoredPost, category: PostCategory | null): PostFormValues {
  const day = dayOfCreatedAt(post.created_at);
  return {
    ...blankPost,
    title: post.title,
    tags: post.tags.map(({ id }) => id),
    category_id: String(category?.id ?? ''),
    type: post.type,
    backdate: day ? formatBackdate(day) : '',
    description: post.description,
    removed_cover_image: false,
    removed_description_images: [],
  };
}

/** Whether the backdate is neither empty nor a day, so that no request can carry it. */
export const isNoDay = (backdate: string) =>
  backdate !== '' && parseDay(backdate, BACKDATE_FORMAT) === null;

/** The multipart body of a new post. Empty lists have no key; an empty backdate has one. */
export function postBody(values: PostFormValues): FormData {
  const { title, description, category_id, type, backdate } = values;
  const form = new FormData();
  form.append('title', title);
  form.append('description', description);
  form.append('category_id', category_id);
  form.append('type', type);
  form.append('backdate', backdate);
  values.tags.forEach((id, index) => form.append(`tags[${index}]`, String(id)));
  if (values.cover_image) form.append('cover_image', values.cover_image as File);
  for (const image of values.description_images) {
    form.append('description_images[]', image as File);
  }
  return form;
}

/** The multipart body of an update: a plain POST, without the `_method` of a slider. */
export function postUpdateBody(values: PostFormValues): FormData {
  const form = postBody(values);
  for (const id of values.removed_description_images ?? []) {
    form.append('removed_description_images[]', String(id));
  }
  if (values.removed_cover_image) form.append('removed_cover_image', '1');
  return form;
}
