import { isRecord } from '../../../../contract/records';
import type { MergedTag, TagForm, TagMergeForm } from '../../../../contract/tag';
import { asArray } from '../../../shared/api/normalize';
import type { FieldTable } from '../../../shared/ui/fieldTable';

/** The record of a merge has the ids of all posts. */
function countPosts({ posts, posts_with_both }: Record<string, unknown>): unknown {
  const both = (asArray(posts_with_both) ?? []).map((place) => isRecord(place) && place.posts);
  const lists = [posts, ...both].flatMap((list) => asArray(list) ?? []);
  return posts === undefined ? undefined : lists.length;
}

export const TAG_FIELDS = {
  id: 'stored',
  name: { label: 'Tag name', change: 'text' },
  into: { label: 'Merge into' },
  slug: 'stored',
  created_at: 'stored',
  posts: { label: 'Posts', change: 'entries', read: countPosts },
  posts_with_both: 'stored',
} satisfies FieldTable<TagForm & TagMergeForm, MergedTag>;
