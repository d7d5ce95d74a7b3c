import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';
import type { Category, CategoryForm } from '../../../contract/category';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { useGetAllParentCategoriesQuery } from './categoriesApi';
import { CategoryFields } from './CategoryFields';

interface CategoryModalFormProps extends Omit<
  ComponentProps<typeof Form<CategoryForm>>,
  'children' | 'actions'
> {
  /** A child whose parent is not fixed chooses it here (section 2). */
  choosesParent: boolean;
  submitLabel: string;
  /** Busy beyond the form's own submit. */
  busy?: boolean;
  onCancel: () => void;
}

/** A select holds texts; the id goes out as the server gave it. */
function storedId(chosen: Id | null, parents: Category[] | undefined): Id | null {
  if (chosen === null) return null;
  return parents?.find(({ id }) => isSameId(id, chosen))?.id ?? chosen;
}

/** The form that creating and editing share. */
export function CategoryModalForm(props: CategoryModalFormProps) {
  const { choosesParent, submitLabel, busy, onCancel, onSubmit, ...form } = props;
  const { data: parents } = useGetAllParentCategoriesQuery(choosesParent ? undefined : skipToken);
  return (
    <Form<CategoryForm>
      {...form}
      onSubmit={({ parent_id, ...values }, helpers) =>
        onSubmit({ ...values, parent_id: storedId(parent_id, parents) }, helpers)
      }
      actions={
        <FormActions layout="dialog" submitLabel={submitLabel} busy={busy} onCancel={onCancel} />
      }
    >
      <CategoryFields choosesParent={choosesParent} />
    </Form>
  );
}
