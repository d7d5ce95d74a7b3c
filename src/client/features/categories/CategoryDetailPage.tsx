import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router';
import type { Category } from '../../../contract/category';
import { isSameId } from '../../../contract/ids';
import { useTranslation } from '../../shared/text/i18n';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { BackToList } from '../../shared/lists/BackToList';
import { HistoryCard } from '../../shared/records/HistoryCard';
import { CreateButton } from '../../shared/ui/CreateButton';
import { EditButton } from '../../shared/ui/EditButton';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { PageHeader } from '../../shared/ui/PageHeader';
import { categoriesApi, readCategory, useGetAllParentCategoriesQuery } from './categoriesApi';
import { CategoryDialog } from './CategoryDialog';
import { createPressed, editPressed } from './categoryDialogSlice';
import { CategoryTable } from './CategoryTable';

const { getChildCategories } = categoriesApi.endpoints;

const useChildCategories = (id: string) =>
  useListPage<Category>({
    useQuery: (list, options) => getChildCategories.useQuery({ id, list }, options),
    initiate: (list, options) => getChildCategories.initiate({ id, list }, options),
  });

/**
 * Returns the parent of the listed children. No request returns a single category, so the parent
 * comes with the children or from the list of all parents.
 */
function useParentOf({ state }: ListController<Category>, id: string) {
  const page = state.status === 'plain' ? state.page : 1;
  const query = getChildCategories.useQuery({ id, list: { status: 'plain', page } });
  const { data: children } = query;
  const isUnknown = !children?.parent && (query.isError || children !== undefined);
  const { data: parents, isError } = useGetAllParentCategoriesQuery(
    isUnknown ? undefined : skipToken,
  );
  const parent = children?.parent ?? parents?.find((candidate) => isSameId(candidate.id, id));
  return { parent, isMissing: isUnknown && !parent && (isError || parents !== undefined) };
}

function ChildCategories({ id }: { id: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayCreate = useCan('category-create');
  const mayEdit = useCan('category-edit');
  const children = useChildCategories(id);
  const { parent, isMissing } = useParentOf(children, id);
  const parentId = parent?.id ?? id;
  const isSearch = children.state.status === 'filtered';
  const create = () => dispatch(createPressed({ level: 2, parentId }));
  const edit = {
    onClick: () => parent && dispatch(editPressed({ category: parent, parentId: null })),
  };
  const use = (entity: unknown) => {
    const version = readCategory(entity);
    if (parent && version) dispatch(editPressed({ category: parent, parentId: null, version }));
  };
  return (
    <>
      <PageHeader
        title={parent?.name || t('Categories')}
        isTitleLate
        actions={
          <>
            {mayEdit && !isMissing && (
              // Rendered from the start, so that the content below does not move when the parent
              // arrives.
              <Box sx={{ visibility: parent ? undefined : 'hidden' }}>
                <EditButton label={t('Edit Parent Category')} press={edit} />
              </Box>
            )}
            {mayCreate && <CreateButton onClick={create} />}
          </>
        }
        subject={parent?.name}
        isSubjectBelow
      />
      {isMissing && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mb: 2 }}>
          <InlineMessage severity="failure">{t('Failed to load parent category.')}</InlineMessage>
          <BackToList path={paths.Category} />
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
      {parent && (
        <HistoryCard of={{ noun: 'category', id: parent.id }} onUse={mayEdit ? use : undefined} />
      )}
    </>
  );
}

/** The children of one parent. The key discards all state when the parent changes. */
export function CategoryDetailPage() {
  const { id = '' } = useParams();
  return (
    <>
      <ChildCategories key={id} id={id} />
      <CategoryDialog parentId={id} />
    </>
  );
}
