import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import type { Category } from '../../../contract/category';
import { useTranslation } from '../../shared/text/i18n';
import { useListPage } from '../../shared/lists/useListPage';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { categoriesApi } from './categoriesApi';
import { CategoryDialog } from './CategoryDialog';
import { createPressed } from './categoryDialogSlice';
import { CategoryTable } from './CategoryTable';

/**
 * The list of parents. It also offers to create a child. Only there does the dialog ask for the
 * parent.
 */
export function CategoryListPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useCan('category-create');
  const categories = useListPage<Category>(categoriesApi.endpoints.getParentCategories);
  const createParent = () => dispatch(createPressed({ level: 1, parentId: null }));
  const addChild = () => dispatch(createPressed({ level: 2, parentId: null }));
  const actions = mayCreate && (
    <>
      <Button variant="outlined" onClick={addChild}>
        {t('Add child category')}
      </Button>
      <CreateButton onClick={createParent} />
    </>
  );
  return (
    <>
      <PageHeader title={t('Categories')} actions={actions} />
      <CategoryTable
        list={categories}
        caption={t('Category List')}
        actionsHeader={t('Action')}
        failedText={t('Failed to load categories.')}
        parentId={null}
      />
      <CategoryDialog parentId={null} />
    </>
  );
}
