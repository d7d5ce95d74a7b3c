import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { withoutDirection } from '../../../contract/text';
import { useGetPostCategoriesQuery } from '../../shared/api/postCategoriesApi';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { translate } from '../../shared/text/i18n';
import type { PostFormValues } from './postFormValues';
import { typeLabelOf } from './postLabels';
import { useGetTagsQuery } from './postsApi';

const nameIn = (named: readonly { id: Id; name: string }[], id: Id) =>
  named.find((entry) => isSameId(entry.id, id))?.name ?? String(id);

/** The names of tags. Mounting loads the list again, because another user may have added tags. */
export function TagNames({ ids }: { ids: Id[] }) {
  const { data: tags = [] } = useGetTagsQuery();
  return ids.map((id) => withoutDirection(nameIn(tags, id))).join(', ');
}

export function CategoryName({ id }: { id: Id }) {
  const { data: categories = [] } = useGetPostCategoriesQuery();
  return nameIn(categories, id);
}

/** The fields of a post. Images that either of two editors has added are kept. */
export const POST_FIELDS: FieldTable<PostFormValues> = {
  title: { label: 'Title' },
  tags: { label: 'Tag', show: (ids) => <TagNames ids={ids} /> },
  category_id: { label: 'Category', show: (id) => <CategoryName id={id} /> },
  type: { label: 'Post Type', show: (type) => typeLabelOf(translate, type) },
  cover_image: { label: 'Cover Photo', keeps: 'mine' },
  removed_cover_image: { label: 'Cover Photo', keeps: 'mine' },
  description_images: { label: 'Description Image', keeps: 'mine' },
  removed_description_images: { label: 'Description Image', keeps: 'mine' },
  backdate: { label: 'Backdate' },
  description: { label: 'Description', change: 'html' },
};
