import { buildPhotograph, multipart } from '../../__tests__/helpers/server/images';
import type { Request } from '../http';
import { CATEGORY_NAMES, TAG_NAMES, takePosts } from '../posts/corpus';

interface Named {
  id: number;
  name: string;
  slug: string;
}

const nameAll = (names: readonly string[], kind: string): Named[] =>
  names.map((name, index) => ({ id: index + 1, name, slug: `${kind}-${index}` }));

/**
 * The content of every server. It equals what the seeder writes to ours; posts are like our
 * responses.
 */
export function contentOf(count: number) {
  const [categories, tags] = [nameAll(CATEGORY_NAMES, 'category'), nameAll(TAG_NAMES, 'tag')];
  const posts = takePosts(count).map((post, index) => ({
    id: index + 1,
    title: post.title,
    description: post.description,
    type: 'post',
    category: CATEGORY_NAMES[post.category] ?? '',
    categoryId: post.category + 1,
    tags: post.tags.flatMap((tag) => tags[tag] ?? []),
    cover_image: { url: `/api/images/seeded-${index + 1}` },
    description_images: [],
    created_at: post.createdAt.toISOString(),
  }));
  return { posts, categories, tags };
}

export type Content = ReturnType<typeof contentOf>;
export type PeerPost = Content['posts'][number];

let photo: Promise<Buffer> | undefined;

/** The request to upload a photograph of 12 megapixels in a multipart form. */
export async function uploadTo(path: string, field: string): Promise<Request> {
  const file = await (photo ??= buildPhotograph(4000, 3000));
  const { payload, headers } = await multipart([field, { file, name: 'flood.jpg' }]);
  return { method: 'POST', path, headers, body: payload };
}
