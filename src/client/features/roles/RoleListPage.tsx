import { useTranslation } from 'react-i18next';
import type { Role } from '../../../contract/role';
import { useListPage } from '../../shared/lists/useListPage';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleTable } from './RoleTable';
import { rolesApi, useGetRolesQuery, useSearchRolesQuery } from './rolesApi';
import { useFailureAlert } from './useFailureAlert';

/** The list of roles, with search and pages. A failed load empties it and says so (section 8). */
export function RoleListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('role-create');
  const roles = useListPage<Role>('roles', {
    usePlain: useGetRolesQuery,
    useSearch: useSearchRolesQuery,
    prefetchPlain: rolesApi.usePrefetch('getRoles'),
    prefetchSearch: rolesApi.usePrefetch('searchRoles'),
  });
  useFailureAlert(roles.status === 'failed', t('Failed to fetch roles.'));
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
