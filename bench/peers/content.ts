import { buildPhotograph } from '../../__tests__/helpers/server/images';
import { CATEGORY_NAMES, seededPosts, TAG_NAMES } from '../posts/corpus';

/** Names, by ids that count from 1. */
interface Named {
  id: number;
  name: string;
  slug: string;
}

/** A post as our own answers carry it. */
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

/** What every server holds: what the seeder of the posts' report gives ours. */
export interface Content {
  posts: PeerPost[];
  categories: Named[];
  tags: Named[];
}

const nameAll = (names: readonly string[], kind: string): Named[] =>
  names.map((name, index) => ({ id: index + 1, name, slug: `${kind}-${index}` }));

/** The same content as our store is seeded with. */
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

/** A photograph as a phone may send it over a weak line. */
export const photograph = () => buildPhotograph(2000, 1500);
