import type { Noun } from '../../contract/nouns';
import type { Post } from '../../contract/post';
import { isRecord } from '../../contract/records';
import type { MergedTag } from '../../contract/tag';
import { ANNOUNCEMENT_FIELDS } from '../features/announcements/announcementFields';
import { TEMPLATE_FIELDS } from '../features/announcements/templates/templateFields';
import { CATEGORY_FIELDS } from '../features/categories/categoryFields';
import { ROLE_FIELDS } from '../features/roles/roleFields';
import { SLIDER_FIELDS } from '../features/sliders/sliderFields';
import { USER_FIELDS } from '../features/users/userFields';
import { listOf, textOf } from '../shared/api/normalize';
import { dayOfCreatedAt, formatBackdate } from '../shared/text/dates';
import { translate } from '../shared/text/i18n';
import type { Fields, FieldTable } from '../shared/ui/fieldTable';

const dayOf = (value: unknown) => {
  const day = dayOfCreatedAt(textOf(value));
  return day ? formatBackdate(day) : value;
};

/** The record of a merge has the ids of all posts. */
function countPosts({ posts, posts_with_both }: Record<string, unknown>): unknown {
  const both = (listOf(posts_with_both) ?? []).map((place) => isRecord(place) && place.posts);
  const lists = [posts, ...both].flatMap((list) => listOf(list) ?? []);
  return posts === undefined ? undefined : lists.length;
}

const TAG_FIELDS = {
  id: 'stored',
  name: { label: 'Tag name', change: 'text' },
  slug: 'stored',
  created_at: 'stored',
  posts: { label: 'Posts', change: 'entries', read: countPosts },
  posts_with_both: 'stored',
} satisfies FieldTable<object, MergedTag>;

const namesOfTags = (tags: unknown) =>
  (listOf(tags) ?? []).flatMap((tag) => (isRecord(tag) ? textOf(tag.name) || [] : []));

const POST_TYPES: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

const POST_FIELDS = {
  id: 'stored',
  title: { label: 'Title', change: 'text' },
  tags: { label: 'Tag', change: 'entries', read: ({ tags }) => namesOfTags(tags) },
  category: { label: 'Category', change: 'entries' },
  categoryId: 'stored',
  type: {
    label: 'Post Type',
    change: 'entries',
    show: (type) => translate(POST_TYPES[textOf(type)] ?? textOf(type)),
  },
  cover_image: { label: 'Cover Photo', change: 'images' },
  description_images: { label: 'Description Image', change: 'images' },
  created_at: {
    label: 'Backdate',
    change: 'entries',
    read: ({ created_at }) => dayOf(created_at),
  },
  description: { label: 'Description', change: 'html' },
  version: 'stored',
} satisfies FieldTable<object, Post>;

/** For screens that show any noun. They load this table when they need it. */
export const FIELD_TABLES: Readonly<Record<Noun, Fields>> = {
  slider: SLIDER_FIELDS,
  announcement: ANNOUNCEMENT_FIELDS,
  'announcement-template': TEMPLATE_FIELDS,
  role: ROLE_FIELDS,
  category: CATEGORY_FIELDS,
  tag: TAG_FIELDS,
  post: POST_FIELDS,
  user: USER_FIELDS,
};
