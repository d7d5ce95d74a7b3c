import { useTranslation } from 'react-i18next';
import { LoadedSelect } from '../../shared/form/LoadedSelect';
import { useGetAllParentCategoriesQuery } from './categoriesApi';

/** The parent of a child, out of all parents, however many pages they fill (readings 60). */
export function ParentSelect() {
  const { t } = useTranslation();
  const { currentData: parents, isError } = useGetAllParentCategoriesQuery();
  return (
    <LoadedSelect
      name="parent_id"
      label={t('Parent Category')}
      placeholder={t('Select parent category')}
      offered={parents?.map(({ id, name }) => ({ value: String(id), label: name }))}
      failure={isError ? t('Failed to load parent category.') : null}
    />
  );
}
