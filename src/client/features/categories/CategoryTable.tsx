import { useDispatch } from 'react-redux';
import { generatePath } from 'react-router';
import type { Category } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { useTranslation } from '../../shared/text/i18n';
import { Marked } from '../../shared/lists/Marked';
import { PagedTable } from '../../shared/lists/PagedTable';
import type { ListController } from '../../shared/lists/useListPage';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { editPressed } from './categoryDialogSlice';
import { useOpenDraft } from './categoryDrafts';
import { CATEGORY_FIELDS } from './categoryFields';
import { CategoryIcon } from './CategoryIcon';

interface CategoryTableProps {
  list: ListController<Category>;
  caption: string;
  actionsHeader: string;
  failedText: string;
  parentId: Id | null;
}

const detailOf = ({ id }: Category) => generatePath(paths.CategoryDetail, { id: String(id) });

export function CategoryTable({ list, actionsHeader, parentId, ...texts }: CategoryTableProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEdit = useCan('category-edit');
  useOpenDraft(list, parentId);
  const nameOf = (category: Category) => {
    const name = <Marked text={category.name || '-'} />;
    return parentId === null ? <RowLink to={detailOf(category)}>{name}</RowLink> : name;
  };
  return (
    <PagedTable
      {...texts}
      list={list}
      emptyText={t('No category data found.')}
      columns={[
        { header: t(CATEGORY_FIELDS.name.heading), kind: 'main', width: 12, render: nameOf },
        {
          header: t(CATEGORY_FIELDS.icon.heading),
          width: 5,
          render: ({ icon, name }) =>
            icon ? <CategoryIcon src={icon} alt={t('Icon of {{name}}', { name })} /> : t('No Icon'),
        },
        {
          header: actionsHeader,
          kind: 'actions',
          width: 6.5,
          render: (category) => {
            const to = detailOf(category);
            const edit = { onClick: () => dispatch(editPressed({ category, parentId })) };
            return (
              <RowActions
                view={parentId === null ? { to } : undefined}
                edit={mayEdit ? edit : undefined}
              />
            );
          },
        },
      ]}
    />
  );
}
