import { useEffect } from 'react';
import { generatePath } from 'react-router';
import type { Role } from '../../../contract/role';
import { useTranslation } from '../../shared/text/i18n';
import { Marked } from '../../shared/lists/Marked';
import { PagedTable } from '../../shared/lists/PagedTable';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { ROLE_FIELDS } from './roleFields';
import { rolesApi } from './rolesApi';

const detailOf = ({ id }: Role) => generatePath(paths.RoleDetail, { id: String(id) });

function RoleTable({ roles }: { roles: ListController<Role> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('role-edit');
  return (
    <PagedTable
      list={roles}
      caption={t('Role List')}
      emptyText={t('No role data found.')}
      columns={[
        {
          header: t(ROLE_FIELDS['name.en'].heading),
          kind: 'main',
          width: 12,
          render: (role) => (
            <RowLink to={detailOf(role)}>
              <Marked text={role.name.en || '-'} />
            </RowLink>
          ),
        },
        {
          header: t(ROLE_FIELDS['name.mm'].heading),
          render: ({ name }) => <Marked text={name.mm || '-'} />,
        },
        {
          header: t('Action'),
          kind: 'actions',
          width: 6.5,
          render: (role) => {
            const at = { id: String(role.id) };
            return (
              <RowActions
                view={{ to: detailOf(role) }}
                edit={mayEdit ? { to: generatePath(paths.EditRole, at) } : undefined}
              />
            );
          },
        },
      ]}
    />
  );
}

/**
 * Shows an alert after each failure, until the user tries again. A cached failure of an earlier
 * visit is not shown, because the next request starts within the same tick and resets it.
 */
function useFailureAlert({ status, load: { error } }: ListController<Role>, text: string): void {
  const { showAlert } = useNotices();
  useEffect(() => {
    if (status !== 'failed') return undefined;
    let end: () => void = () => undefined;
    const timer = setTimeout(() => {
      end = showAlert(text, error);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [status, error, showAlert, text]);
}

/** The list of roles, with search and pages. A failed load empties it and shows an alert. */
export function RoleListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('role-create');
  const roles = useListPage<Role>(rolesApi.endpoints.getRoles);
  useFailureAlert(roles, t('Failed to fetch roles.'));
  return (
    <>
      <PageHeader
        title={t('Roles')}
        actions={mayCreate && <CreateButton to={paths.CreateRole} />}
      />
      <RoleTable roles={roles} />
    </>
  );
}
