import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { mixed } from 'yup';
import { categorySchema } from '../../../contract/category';
import type { CategoryForm } from '../../../contract/category';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import type { SetFieldError } from '../../shared/form/formTypes';
import { useNotices } from '../../shared/notices/useNotices';
import { useUpdateCategoryMutation } from './categoriesApi';
import { saved } from './categoryDialogSlice';
import type { OpenDialog } from './categoryDialogSlice';
import { categoryFailure } from './categoryFailure';
import { CategoryModalForm } from './CategoryModalForm';

/** Lets everything pass: what is missing is not told here (section 5). */
const silentSchema = mixed<CategoryForm>().required();

interface CategoryEditFormProps {
  dialog: Extract<OpenDialog, { status: 'editing' }>;
  onCancel: () => void;
}

/** Changes a category. With a field missing, Update does nothing at all (section 5, readings 65). */
export function CategoryEditForm({ dialog, onCancel }: CategoryEditFormProps) {
  const { t } = useTranslation();
  const { category, parentId, key } = dialog;
  const { name, icon, level } = category;
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const [update] = useUpdateCategoryMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: CategoryForm, form: { setError: SetFieldError }) => {
    if (!categorySchema.isValidSync(values)) return;
    setMessage(null);
    const { error } = await update({ id: category.id, form: categorySchema.cast(values) });
    if (error) {
      const failure = categoryFailure(error, 'Failed to edit category.');
      setMessage(failure.message);
      return applyServerErrors(failure.errors, form.setError);
    }
    dispatch(saved(key));
    showSuccess(t('Category updated successfully!'));
  };

  return (
    <CategoryModalForm
      schema={silentSchema}
      defaultValues={{ name, icon: icon ?? '', level, parent_id: parentId ?? category.parent_id }}
      choosesParent={level === 2 && parentId === null}
      onSubmit={submit}
      message={message}
      submitLabel={t('Update')}
      onCancel={onCancel}
    />
  );
}
