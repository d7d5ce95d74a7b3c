import { multipart } from '../../__tests__/helpers/server/images';
import type { Request } from '../http';
import { PHONE, photograph } from '../photos';
import { CATEGORY_NAMES, seededPosts, TAG_NAMES } from '../posts/corpus';

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** A post as our own responses contain it. */
export interface PeerPost {
  id: number;
  title: string;
  description: string;
  category: string;
  categoryId: number;
  tags: Named[];
  type: 'post';
  cover_image: { url: string };
  description_images: [];
  created_at: string;
}

/** The content of every server, as the seeder writes it to ours. */
export interface Content {
  posts: PeerPost[];
  categories: Named[];
  tags: Named[];
}

const nameAll = (names: readonly string[], kind: string): Named[] =>
  names.map((name, index) => ({ id: index + 1, name, slug: `${kind}-${index}` }));

export function contentOf(count: number): Content {
  const source = seededPosts();
  const [categories, tags] = [nameAll(CATEGORY_NAMES, 'category'), nameAll(TAG_NAMES, 'tag')];
  const posts = Array.from({ length: count }, (_, index): PeerPost => {
    const { title, description, category, tags: used, createdAt } = source.next().value;
    return {
      ...{ id: index + 1, title, description, type: 'post' },
      ...{ category: CATEGORY_NAMES[category] ?? '', categoryId: category + 1 },
      tags: used.flatMap((tag) => tags[tag] ?? []),
      ...{ cover_image: { url: `/api/images/seeded-${index + 1}` }, description_images: [] },
      created_at: createdAt.toISOString(),
    };
  });
  return { posts, categories, tags };
}

let photo: Promise<Buffer> | undefined;

/** Sends a photograph of 12 megapixels in a multipart form. */
export async function uploadTo(path: string, field: string): Promise<Request> {
  photo ??= photograph(PHONE);
  const { payload, headers } = await multipart([field, { file: await photo, name: 'flood.jpg' }]);
  return { method: 'POST', path, headers, body: payload };
}

/** The same photograph in JSON. */
export async function photoInBase64(): Promise<string> {
  photo ??= photograph(PHONE);
  return (await photo).toString('base64');
}
