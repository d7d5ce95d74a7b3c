import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { categorySchema } from '../../../contract/category';
import type { CategoryForm } from '../../../contract/category';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import type { SetFieldError } from '../../shared/form/formTypes';
import { useCreateCategoryMutation } from './categoriesApi';
import { saved, selectOpenDialog } from './categoryDialogSlice';
import type { OpenDialog } from './categoryDialogSlice';
import { categoryFailure } from './categoryFailure';
import { CategoryModalForm } from './CategoryModalForm';
import { useTellCreated } from './useAfterCreate';

interface CategoryCreateFormProps {
  dialog: Exclude<OpenDialog, { status: 'editing' }>;
  onCancel: () => void;
}

/** A new category; all that is missing is told at once (section 5). */
export function CategoryCreateForm({ dialog, onCancel }: CategoryCreateFormProps) {
  const { t } = useTranslation();
  const { level, parentId, key } = dialog;
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectOpenDialog>[0]>();
  const tellCreated = useTellCreated();
  const [create] = useCreateCategoryMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: CategoryForm, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await create(values);
    if (error) {
      const failure = categoryFailure(error, 'Failed To Create');
      setMessage(failure.message);
      return applyServerErrors(failure.errors, form.setError);
    }
    dispatch(saved(key));
    // Dismissed before the answer came: there is nothing left to wait for.
    if (selectOpenDialog(store.getState())?.key !== key) tellCreated();
  };

  return (
    <CategoryModalForm
      schema={categorySchema}
      defaultValues={{ name: '', icon: '', level, parent_id: parentId }}
      choosesParent={level === 2 && parentId === null}
      onSubmit={submit}
      message={message}
      submitLabel={t('Create')}
      busy={dialog.status === 'created'}
      onCancel={onCancel}
    />
  );
}
