import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../shared/form/SelectInput';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useGetAllParentCategoriesQuery } from './categoriesApi';

/** The parent of a child, out of all parents, however many pages they fill (readings 60). */
export function ParentSelect() {
  const { t } = useTranslation();
  const { currentData: parents, isError } = useGetAllParentCategoriesQuery();
  const isLoading = !parents && !isError;
  const options = (parents ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <SelectInput
        name="parent_id"
        label={t('Parent Category')}
        placeholder={t('Select parent category')}
        help={isLoading ? t('Loading...') : undefined}
        options={options}
        required
      />
      {isError && (
        <InlineMessage severity="failure">{t('Failed to load parent category.')}</InlineMessage>
      )}
    </>
  );
}
