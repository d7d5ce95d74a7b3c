import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../contract/role';
import { useListPage } from '../../shared/lists/useListPage';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleTable } from './RoleTable';
import { rolesApi, useGetRolesQuery, useSearchRolesQuery } from './rolesApi';

/**
 * Alerts each time that something fails. A failure that the cache still has from an earlier visit is
 * not shown: the next request starts within the same tick and resets it.
 */
function useFailureAlert(hasFailed: boolean, text: string): void {
  const { showAlert } = useNotices();
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => showAlert(text));
    return () => clearTimeout(timer);
  }, [hasFailed, showAlert, text]);
}

/** The list of roles, with search and pages. A failed load empties it and alerts. */
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
