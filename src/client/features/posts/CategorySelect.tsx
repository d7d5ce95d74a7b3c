import { useTranslation } from 'react-i18next';
import { isSameId } from '../../../contract/ids';
import { SelectInput } from '../../shared/form/SelectInput';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useGetPostCategoriesQuery } from './postsApi';
import type { PostCategory } from './readPost';

interface CategorySelectProps {
  /** What the post is in now. It stays a choice even where it is not among those that came. */
  held: PostCategory | null;
}

/** The category of a post, out of those that the server offers (readings 90). */
export function CategorySelect({ held }: CategorySelectProps) {
  const { t } = useTranslation();
  const { currentData, isError } = useGetPostCategoriesQuery();
  const categories = isError ? [] : currentData;
  const isLoading = !categories;
  const options = (categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  if (held && !categories?.some(({ id }) => isSameId(id, held.id))) {
    options.unshift({ value: String(held.id), label: held.name || String(held.id) });
  }
  return (
    <>
      <SelectInput
        name="category_id"
        label={t('Category')}
        placeholder={t('Select a category')}
        help={isLoading ? t('Loading...') : undefined}
        options={options}
        required
      />
      {isError && (
        <InlineMessage severity="failure">{t('Failed to fetch categories.')}</InlineMessage>
      )}
    </>
  );
}
