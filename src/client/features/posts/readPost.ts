import type { ListedPost } from '../../../contract/post';
import { isRecord } from '../../../contract/records';
import type { Tag, TagUse } from '../../../contract/tag';
import {
  isId,
  asArray,
  normalizeImages,
  textOf,
  unwrapList,
  versionOf,
} from '../../shared/api/normalize';

/** A post whose type may be any word, or '' for none. */
export interface StoredPost extends Omit<ListedPost, 'type'> {
  type: string;
}

/** Reads a tag. A tag without a name is named by its slug or id. Returns null if there is no id. */
export function readTag(value: unknown): Tag | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const slug = textOf(value.slug);
  return { id: value.id, name: textOf(value.name) || slug || String(value.id), slug };
}

export function readTagUses(response: unknown): TagUse[] {
  return unwrapList(response).flatMap((item) => {
    const tag = readTag(item);
    const posts = isRecord(item) ? Number(item.posts) : 0;
    return tag ? { ...tag, posts } : [];
  });
}

export function readTags(value: unknown): Tag[] {
  return unwrapList(value).flatMap((item) => readTag(item) ?? []);
}

function readImages(value: unknown) {
  const images = asArray(value) ?? [value];
  return normalizeImages(images.map((image) => (isRecord(image) ? image : { url: image })));
}

/** Reads the category of a post: its name, or an object with its name. */
function readCategoryOf({ category, categoryId, category_id }: Record<string, unknown>) {
  const inner = isRecord(category) ? category : { name: category };
  const id = [categoryId, category_id, inner.id].find(isId);
  return { category: textOf(inner.name) || null, categoryId: id ?? null };
}

/**
 * Reads a post of any server. Ids may be strings, the category a name or an object, and the images
 * objects or URLs, one or many. Missing fields become empty. Returns null if there is no id.
 */
export function readPost(value: unknown): StoredPost | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const [cover] = readImages(value.cover_image);
  return {
    id: value.id,
    title: textOf(value.title),
    description: textOf(value.description),
    ...readCategoryOf(value),
    category_icon: textOf(value.category_icon) || undefined,
    tags: readTags(value.tags),
    type: textOf(value.type),
    cover_image: cover ? { url: cover.url } : null,
    description_images: readImages(value.description_images).map(({ id, url }) => ({ id, url })),
    created_at: textOf(value.created_at),
    ...versionOf(value),
  };
}
