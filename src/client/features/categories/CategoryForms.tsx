import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { generatePath, useLocation } from 'react-router';
import { categoryEditSchema, categorySchema } from '../../../contract/category';
import type { CategoryForm } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { errorsOf, messageOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { LoadedSelect } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/text/i18n';
import { rowMarked } from '../../shared/lists/highlightedRowSlice';
import { paths } from '../../shared/pages/paths';
import {
  categoriesApi,
  readCategory,
  useCreateCategoryMutation,
  useGetAllParentCategoriesQuery,
  useUpdateCategoryMutation,
} from './categoriesApi';
import { newCategoryDraft } from './categoryDrafts';
import { elapsed, saved } from './categoryDialogSlice';
import type { OpenCategoryDialog } from './categoryDialogSlice';
import { CATEGORY_FIELDS } from './categoryFields';
import { IconInput } from './IconInput';

type FormProps = ComponentProps<typeof Form<CategoryForm>>;

interface ModalFormProps extends Pick<
  FormProps,
  | 'schema'
  | 'defaultValues'
  | 'draftName'
  | 'submit'
  | 'onSaved'
  | 'successText'
  | 'pageOf'
  | 'edited'
  | 'proposal'
> {
  choosesParent: boolean;
  failureText: string;
  submitLabel: string;
  onCancel: () => void;
}

/** The select for the parent of a child. It offers all parents, from all pages. */
function ParentSelect() {
  const { t } = useTranslation();
  const { currentData: parents, isError } = useGetAllParentCategoriesQuery();
  return (
    <LoadedSelect
      name="parent_id"
      placeholder={t('Select parent category')}
      offered={parents?.map(({ id, name }) => ({ value: id, label: name }))}
      failure={isError ? t('Failed to load parent category.') : null}
    />
  );
}

function CategoryFields({ choosesParent }: { choosesParent: boolean }) {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <>
      <TextInput name="name" autoComplete="off" required />
      <IconInput />
      {choosesParent && <ParentSelect />}
    </>
  );
}

function CategoryModalForm(props: ModalFormProps) {
  const { choosesParent, failureText, submitLabel, onCancel, ...form } = props;
  return (
    <Form<CategoryForm>
      {...form}
      fields={CATEGORY_FIELDS}
      nameOf={({ name }) => name}
      failureText={(error) => messageOf(error) ?? errorsOf(error)?.name?.[0] ?? failureText}
      actions={<FormActions layout="dialog" submitLabel={submitLabel} onCancel={onCancel} />}
    >
      <CategoryFields choosesParent={choosesParent} />
    </Form>
  );
}

const CATEGORY_CLOSE_MS = 300;

const pageAt = (id: string) => generatePath(paths.CategoryDetail, { id });

const listOf = (parentId: Id | null) =>
  parentId === null ? paths.Category : pageAt(String(parentId));

/** Returns the address of a new parent's page, or of a child among its siblings, by its name. */
const addressOf = (id: string, { name, parent_id }: CategoryForm) =>
  parent_id === null
    ? pageAt(id)
    : `${listOf(parent_id)}?${String(new URLSearchParams({ query: name }))}`;

interface CategoryCreateFormProps {
  dialog: Exclude<OpenCategoryDialog, { status: 'editing' }>;
  onCancel: () => void;
}

export function CategoryCreateForm({ dialog, onCancel }: CategoryCreateFormProps) {
  const { t } = useTranslation();
  const { level, parentId, key } = dialog;
  const dispatch = useDispatch();
  const [create] = useCreateCategoryMutation();
  const close = async ({ parent_id }: CategoryForm, id: Id | undefined) => {
    dispatch(saved(key));
    await new Promise((resolve) => setTimeout(resolve, CATEGORY_CLOSE_MS));
    dispatch(elapsed(key));
    if (id !== undefined) dispatch(rowMarked(listOf(parent_id), id, true));
    dispatch(categoriesApi.util.invalidateTags(['Category']));
  };
  return (
    <CategoryModalForm
      draftName={newCategoryDraft(dialog)}
      schema={categorySchema}
      defaultValues={{ name: '', icon: '', level, parent_id: parentId }}
      edited={null}
      choosesParent={level === 2 && parentId === null}
      submit={create}
      failureText="Failed To Create"
      onSaved={close}
      successText={t('Category created successfully!')}
      pageOf={addressOf}
      submitLabel={t('Create')}
      onCancel={onCancel}
    />
  );
}

interface CategoryEditFormProps {
  dialog: Extract<OpenCategoryDialog, { status: 'editing' }>;
  onCancel: () => void;
}

/** The edit form. If a field is missing, Update does nothing. */
export function CategoryEditForm({ dialog, onCancel }: CategoryEditFormProps) {
  const { t } = useTranslation();
  const { category, parentId, version, key } = dialog;
  const { id, name, icon, level } = category;
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const [update] = useUpdateCategoryMutation();
  return (
    <CategoryModalForm
      draftName={`category:${id}`}
      schema={categoryEditSchema}
      defaultValues={{ name, icon: icon ?? '', level, parent_id: parentId ?? category.parent_id }}
      choosesParent={level === 2 && parentId === null}
      submit={({ values, ...save }) =>
        categorySchema.isValidSync(values)
          ? update({ ...save, id, values: categorySchema.cast(values) })
          : undefined
      }
      edited={{
        version: category.version,
        read: (current) => {
          const read = readCategory(current);
          return read && { ...read, icon: read.icon ?? '' };
        },
      }}
      proposal={version && { name: version.name, icon: version.icon ?? '' }}
      failureText="Failed to edit category."
      onSaved={() => {
        dispatch(saved(key));
        dispatch(rowMarked(pathname, id));
      }}
      successText={t('Category updated successfully!')}
      submitLabel={t('Update')}
      onCancel={onCancel}
    />
  );
}
