import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, CategoryForm } from '../../../contract/category';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { Form } from '../../shared/form/Form';
import { TextInput } from '../../shared/form/TextInput';
import { useGetAllParentCategoriesQuery } from './categoriesApi';
import { DialogFormActions } from './DialogFormActions';
import { IconInput } from './IconInput';
import { ParentSelect } from './ParentSelect';

interface CategoryFieldsProps extends Omit<
  ComponentProps<typeof Form<CategoryForm>>,
  'children' | 'actions'
> {
  /** A child whose parent is not fixed chooses it here (section 2). */
  choosesParent: boolean;
  submitLabel: string;
  /** Busy beyond the form's own submit. */
  isBusy?: boolean;
  onCancel: () => void;
}

/** A select holds texts; the id goes out as the server gave it. */
function storedId(chosen: Id | null, parents: Category[] | undefined): Id | null {
  if (chosen === null) return null;
  return parents?.find(({ id }) => isSameId(id, chosen))?.id ?? chosen;
}

/** The fields that creating and editing share. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { choosesParent, submitLabel, isBusy, onCancel, onSubmit, ...form } = props;
  const { t } = useTranslation();
  const { data: parents } = useGetAllParentCategoriesQuery(choosesParent ? undefined : skipToken);
  return (
    <Form<CategoryForm>
      {...form}
      onSubmit={({ parent_id, ...values }, helpers) =>
        onSubmit({ ...values, parent_id: storedId(parent_id, parents) }, helpers)
      }
      actions={<DialogFormActions submitLabel={submitLabel} busy={isBusy} onCancel={onCancel} />}
    >
      <FieldsOfCategory choosesParent={choosesParent} />
    </Form>
  );
}
