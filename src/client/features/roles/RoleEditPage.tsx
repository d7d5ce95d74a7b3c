import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFresh } from '../../shared/api/useFresh';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleEditForm } from './RoleEditForm';
import { useGetRoleQuery } from './rolesApi';

/** Loads a role as it is now, then opens the form on it. */
export function RoleEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: role, status } = useFresh(useGetRoleQuery(id));
  return (
    <>
      <PageHeader title={t('Edit Role')} />
      <PermissionNotice slug="role-edit" />
      <ContentState status={status} message={t('Failed to load role data.')}>
        {role && <RoleEditForm key={id} role={role} />}
      </ContentState>
    </>
  );
}
