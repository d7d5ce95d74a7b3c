import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Post } from '../../../contract/post';
import { isRecord } from '../../../contract/records';
import { withoutDirection } from '../../../contract/text';
import { asArray, textOf } from '../../shared/api/normalize';
import { useGetPostCategoriesQuery } from '../../shared/api/postCategoriesApi';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';
import { translate } from '../../shared/text/i18n';
import type { FieldTable } from '../../shared/ui/fieldTable';
import type { PostFormValues } from './postFormValues';
import { useGetTagsQuery } from './postsApi';

const nameIn = (named: readonly { id: Id; name: string }[], id: Id) =>
  named.find((entry) => isSameId(entry.id, id))?.name ?? String(id);

/** The names of tags. Mounting loads the list again, because another user may have added tags. */
export function ChosenTags({ ids }: { ids: Id[] }) {
  const { data: tags = [] } = useGetTagsQuery();
  return ids.map((id) => withoutDirection(nameIn(tags, id))).join(', ');
}

export function ChosenCategory({ id }: { id: Id }) {
  const { data: categories = [] } = useGetPostCategoriesQuery();
  return nameIn(categories, id);
}

const namesIn = (tags: unknown) =>
  (asArray(tags) ?? []).flatMap((tag) => (isRecord(tag) ? textOf(tag.name) || [] : []));

const TYPES: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

function dayIn(created_at: unknown): string | null {
  const day = dayOfCreatedAt(textOf(created_at));
  return day && formatBackdate(day);
}

export const createdOn = ({ created_at }: Pick<Post, 'created_at'>) => dayIn(created_at) ?? '-';

/** The images that either of two editors has added are kept. */
export const POST_FIELDS = {
  id: 'stored',
  title: { label: 'Title', change: 'text' },
  tags: {
    label: 'Tag',
    heading: 'Tags',
    show: (ids) => <ChosenTags ids={ids} />,
    change: 'entries',
    read: ({ tags }) => namesIn(tags),
  },
  category_id: {
    label: 'Category',
    show: (id) => <ChosenCategory id={id} />,
    change: 'entries',
    read: ({ category }) => category,
  },
  category: 'stored',
  categoryId: 'stored',
  type: {
    label: 'Post Type',
    heading: 'Type',
    show: (type) => translate(TYPES[type] ?? (type || 'No Type')),
    change: 'entries',
  },
  cover_image: { label: 'Cover Photo', keeps: 'mine', change: 'images' },
  removed_cover_image: { label: 'Cover Photo', keeps: 'mine' },
  description_images: { label: 'Description Image', keeps: 'mine', change: 'images' },
  removed_description_images: { label: 'Description Image', keeps: 'mine' },
  backdate: {
    label: 'Backdate',
    heading: 'Created At',
    change: 'entries',
    read: ({ created_at }) => dayIn(created_at) ?? created_at,
  },
  created_at: 'stored',
  description: { label: 'Description', change: 'html' },
  version: 'stored',
} satisfies FieldTable<PostFormValues, Post>;
