import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Tag } from '../../../contract/tag';
import type { ContestedField } from '../../shared/form/staleSave';
import { useTranslation } from '../../shared/i18n';
import { toPlainText } from '../../shared/text/html';
import type { PostFormValues } from './postFormValues';
import { typeLabelOf } from './postLabels';
import { useGetPostCategoriesQuery, useGetTagsQuery } from './postsApi';

const nameIn = (named: readonly { id: Id; name: string }[], id: Id) =>
  named.find((entry) => isSameId(entry.id, id))?.name ?? String(id);

/** The page and the fields load the lists. */
const asked = { refetchOnMountOrArgChange: false };

/**
 * The fields on which two editors of a post can differ. Images are not among them: those that either
 * has added are kept.
 *
 * @param held the tags of the post, which the list of all tags may lack
 */
export function useContestedFields(held: Tag[]): ContestedField<PostFormValues>[] {
  const { t } = useTranslation();
  const { data: tags = [] } = useGetTagsQuery(undefined, {
    ...asked,
    selectFromResult: ({ data }) => ({ data }),
  });
  const { data: categories = [] } = useGetPostCategoriesQuery(undefined, {
    ...asked,
    selectFromResult: ({ data }) => ({ data }),
  });
  const tagNames = (ids: unknown) =>
    (ids as Id[]).map((id) => nameIn([...tags, ...held], id)).join(', ');
  return [
    { name: 'title', label: t('Title') },
    { name: 'tags', label: t('Tag'), show: tagNames },
    { name: 'category_id', label: t('Category'), show: (id) => nameIn(categories, id as Id) },
    { name: 'type', label: t('Post Type'), show: (type) => typeLabelOf(t, String(type)) },
    { name: 'backdate', label: t('Backdate') },
    {
      name: 'description',
      label: t('Description'),
      show: (html) => toPlainText(String(html)),
    },
  ];
}
