import { BACKDATE_FORMAT, parseDay } from '../../../contract/dates';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';
import type { PostEditForm } from '../../../contract/post';
import type { PostChange } from './postBody';
import type { PostCategory, StoredPost } from './readPost';

/** What the form holds. Its type may be a word of another server, which no rule knows. */
export interface PostValues extends Omit<PostEditForm, 'type'> {
  type: string;
}

/** The fields that a draft keeps. Files cannot be kept. */
export const DRAFT_FIELDS = ['title', 'tags', 'category_id', 'type', 'backdate', 'description'];

export const blankPost: PostValues = {
  title: '',
  tags: [],
  category_id: '',
  type: 'post',
  cover_image: null,
  description_images: [],
  backdate: '',
  description: '',
};

/** The category that a post is in: by its id, else the one of that name (readings 90). */
export function categoryOf(
  { category, categoryId }: StoredPost,
  listed: PostCategory[] | undefined,
): PostCategory | null {
  if (categoryId !== null) return { id: categoryId, name: category ?? '' };
  return listed?.find(({ name }) => name === category) ?? null;
}

/** What the edit form begins with. The description is the very text that was stored (readings 86). */
export function valuesOf(post: StoredPost, category: PostCategory | null): PostValues {
  const day = dayOfCreatedAt(post.created_at);
  return {
    ...blankPost,
    title: post.title,
    tags: post.tags.map(({ id }) => id),
    category_id: String(category?.id ?? ''),
    type: post.type,
    backdate: day ? formatBackdate(day) : '',
    description: post.description,
  };
}

/** What the calls send of the form's values. */
export function changeOf(values: PostValues): PostChange {
  return {
    title: values.title,
    description: values.description,
    categoryId: values.category_id,
    type: values.type,
    backdate: values.backdate,
    cover: values.cover_image ?? null,
    images: values.description_images,
    tagIds: values.tags,
  };
}

/** Whether something stands for a backdate that is no day, and can only be refused (readings 80). */
export const isNoDay = (backdate: string) =>
  backdate !== '' && parseDay(backdate, BACKDATE_FORMAT) === null;
