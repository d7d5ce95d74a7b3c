import type { Id } from '../../../contract/ids';
import type { Post } from '../../../contract/post';
import { isRecord } from '../../../contract/records';
import { normalizeImages, unwrapList, isId, textOf } from '../../shared/api/normalize';
import { readTags } from './readTag';

/** A post as it may be stored: its type is any word, or '' for none. */
export interface StoredPost extends Omit<Post, 'type'> {
  type: string;
}

/** A category that a post may be put into. */
export interface PostCategory {
  id: Id;
  name: string;
}

/** Images as objects or as bare addresses. */
function readImages(value: unknown) {
  const images: unknown[] = Array.isArray(value) ? value : [value];
  return normalizeImages(images.map((image) => (isRecord(image) ? image : { url: image })));
}

/** The category of a post: its name, or an object that carries one. */
function readCategoryOf({ category, categoryId, category_id }: Record<string, unknown>) {
  const inner = isRecord(category) ? category : { name: category };
  const id = [categoryId, category_id, inner.id].find(isId);
  return { category: textOf(inner.name) || null, categoryId: id ?? null };
}

/**
 * A post as it may come: ids as texts, its category a name or an object, its images objects or
 * addresses, one or many. What is missing is left empty; what has no id is none.
 */
export function readPost(value: unknown): StoredPost | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const [cover] = readImages(value.cover_image);
  return {
    id: value.id,
    title: textOf(value.title),
    description: textOf(value.description),
    ...readCategoryOf(value),
    tags: readTags(value.tags),
    type: textOf(value.type),
    cover_image: cover ? { url: cover.url } : null,
    description_images: readImages(value.description_images).map(({ id, url }) => ({ id, url })),
    created_at: textOf(value.created_at),
  };
}

/** The categories that the post form offers, bare or under `data`; what has no id is none. */
export function readPostCategories(answer: unknown): PostCategory[] {
  return unwrapList(answer).flatMap((item) =>
    isRecord(item) && isId(item.id) ? { id: item.id, name: textOf(item.name) } : [],
  );
}
