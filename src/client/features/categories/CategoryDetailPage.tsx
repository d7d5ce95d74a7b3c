import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { PageHeader } from '../../shared/ui/PageHeader';
import { CategoryDialog } from './CategoryDialog';
import { createPressed } from './categoryDialogSlice';
import { CategoryTable } from './CategoryTable';
import { useChildCategories, useParentOf } from './useChildCategories';

function ChildCategories({ id }: { id: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useCan('category-create');
  const children = useChildCategories(id);
  const { parent, isMissing } = useParentOf(children, id);
  const parentId = parent?.id ?? id;
  const isSearch = children.state.status === 'filtered';
  const create = () => dispatch(createPressed({ level: 2, parentId }));
  return (
    <>
      <PageHeader
        title={parent?.name || t('Categories')}
        actions={mayCreate && <CreateButton onClick={create} />}
      />
      {isMissing && (
        <Box sx={{ mb: 2 }}>
          <InlineMessage severity="failure">{t('Failed to load parent category.')}</InlineMessage>
        </Box>
      )}
      <CategoryTable
        list={children}
        caption={t('Child Category List')}
        actionsHeader={t('Actions')}
        failedText={t(
          isSearch ? 'Failed to search child categories.' : 'Failed to load categories.',
        )}
        parentId={parentId}
      />
    </>
  );
}

/** The children of one parent. Another parent begins anew, with nothing left of the one before. */
export function CategoryDetailPage() {
  const { id = '' } = useParams();
  return (
    <>
      <ChildCategories key={id} id={id} />
      <CategoryDialog parentId={id} />
    </>
  );
}
