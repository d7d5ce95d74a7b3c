import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFresh } from '../../shared/api/useFresh';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { UserEditForm } from './UserEditForm';
import { useGetUserQuery } from './usersApi';

/** Loads a user as he is now, then opens the form on him. */
export function UserEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: user, status } = useFresh(useGetUserQuery(id));
  return (
    <>
      <PageHeader title={t('Edit User')} />
      <PermissionNotice slug="user-edit" />
      <ContentState status={status} message={t('Failed to load user data.')}>
        {user && <UserEditForm key={id} user={user} />}
      </ContentState>
    </>
  );
}
