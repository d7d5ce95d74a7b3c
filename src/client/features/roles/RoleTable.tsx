import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import type { Role } from '../../../contract/role';
import { PagedTable } from '../../shared/lists/PagedTable';
import type { ListController } from '../../shared/lists/useListPage';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { RowActions } from '../../shared/ui/RowActions';

/** The roles of a page; a missing name shows `-`. */
export function RoleTable({ roles }: { roles: ListController<Role> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('role-edit');
  return (
    <PagedTable
      list={roles}
      caption={t('Role List')}
      rowKey={({ id }) => String(id)}
      emptyText={t('No role data found.')}
      columns={[
        { header: t('No'), kind: 'number', render: (_, index) => index + 1 },
        { header: t('Role Name (EN)'), render: ({ name }) => name.en || '-' },
        { header: t('Role Name (MM)'), render: ({ name }) => name.mm || '-' },
        {
          header: t('Action'),
          kind: 'actions',
          render: ({ id }) => {
            const at = { id: String(id) };
            return (
              <RowActions
                view={{ to: generatePath(paths.RoleDetail, at) }}
                edit={mayEdit ? { to: generatePath(paths.EditRole, at) } : undefined}
              />
            );
          },
        },
      ]}
    />
  );
}
