import { useTranslation } from 'react-i18next';
import { LoadedSelect } from '../../shared/form/LoadedSelect';
import { useGetPostCategoriesQuery } from './postsApi';
import type { PostCategory } from './readPost';

interface CategorySelectProps {
  /** What the post is in now. */
  held: PostCategory | null;
}

const toOption = ({ id, name }: PostCategory) => ({ value: String(id), label: name || String(id) });

/** The category of a post, out of those that the server offers (readings 90). */
export function CategorySelect({ held }: CategorySelectProps) {
  const { t } = useTranslation();
  const { currentData: categories, isError } = useGetPostCategoriesQuery();
  return (
    <LoadedSelect
      name="category_id"
      label={t('Category')}
      placeholder={t('Select a category')}
      offered={isError ? undefined : categories?.map(toOption)}
      held={held && toOption(held)}
      failure={isError ? t('Failed to fetch categories.') : null}
    />
  );
}
