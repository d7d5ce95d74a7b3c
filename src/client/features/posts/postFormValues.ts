import { BACKDATE_FORMAT, parseDay } from '../../../contract/dates';
import type { Id } from '../../../contract/ids';
import type { PostEditForm } from '../../../contract/post';
import { filesAs, textAs } from '../../shared/api/formBody';
import type { BodyTable } from '../../shared/api/formBody';
import type { PostCategory } from '../../shared/api/readPostCategories';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';
import type { StoredPost } from './readPost';

/** `PostEditForm`, except that a post of another server may have any word as its type. */
export interface PostFormValues extends Omit<PostEditForm, 'type'> {
  type: string;
  /** Whether an edit removes the stored cover, even if it adds a new one. */
  removed_cover_image?: boolean;
  removed_description_images?: Id[];
}

export const blankPost: Required<PostFormValues> = {
  title: '',
  tags: [],
  category_id: '',
  type: 'post',
  cover_image: null,
  description_images: [],
  removed_cover_image: false,
  removed_description_images: [],
  backdate: '',
  description: '',
};

export function categoryOf(
  { category, categoryId }: StoredPost,
  listed: PostCategory[] | undefined,
): PostCategory | null {
  if (categoryId !== null) return { id: categoryId, name: category ?? '' };
  return listed?.find(({ name }) => name === category) ?? null;
}

/** Returns the default values of the edit form. The description is exactly the stored HTML. */
export function postValuesOf(
  post: StoredPost,
  category: PostCategory | null,
): Required<PostFormValues> {
  const day = dayOfCreatedAt(post.created_at);
  return {
    title: post.title,
    tags: post.tags.map(({ id }) => id),
    category_id: String(category?.id ?? ''),
    type: post.type,
    cover_image: null,
    description_images: [],
    removed_cover_image: false,
    removed_description_images: [],
    backdate: day ? formatBackdate(day) : '',
    description: post.description,
  };
}

type ImageField = Extract<keyof PostFormValues, `${string}image${string}`>;

/**
 * Returns the values of an earlier version that the form can restore: all except images, which are
 * no longer stored.
 */
export function proposalOf(version: StoredPost): Omit<PostFormValues, ImageField> {
  const { title, tags, category_id, type, backdate, description } = postValuesOf(
    version,
    categoryOf(version, undefined),
  );
  return { title, tags, category_id, type, backdate, description };
}

const addressesOf = ({ cover_image, description_images }: StoredPost) =>
  [cover_image, ...description_images].map((image) => image?.url).join('\n');

/** Whether an earlier version had other images than the post, which are no longer stored. */
export const hadOtherImages = (version: StoredPost, post: StoredPost): boolean =>
  addressesOf(version) !== addressesOf(post);

/** Whether the backdate is neither empty nor a day, so that no request can carry it. */
export const isNoDay = (backdate: string) =>
  backdate !== '' && parseDay(backdate, BACKDATE_FORMAT) === null;

/** How a post is sent. Empty lists have no key, but an empty backdate has one. */
export const POST_BODY: BodyTable<PostFormValues> = {
  title: textAs('title'),
  description: textAs('description'),
  category_id: textAs('category_id'),
  type: textAs('type'),
  backdate: textAs('backdate'),
  tags: (ids) => ids.map((id, index) => [`tags[${index}]`, String(id)]),
  cover_image: filesAs('cover_image'),
  description_images: filesAs('description_images[]'),
  removed_description_images: (ids) =>
    ids.map((id) => ['removed_description_images[]', String(id)]),
  removed_cover_image: (isRemoved) => (isRemoved ? [['removed_cover_image', '1']] : []),
};
