import { useTranslation } from 'react-i18next';
import type { User } from '../../../contract/user';
import { useListPage } from '../../shared/lists/useListPage';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useGetUsersQuery, usersApi, useSearchUsersQuery } from './usersApi';
import { UserTable } from './UserTable';

/** The list of users. A failed load shows an empty list without a message. */
export function UserListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('user-create');
  const users = useListPage<User>('users', {
    usePlain: useGetUsersQuery,
    useSearch: useSearchUsersQuery,
    prefetchPlain: usersApi.usePrefetch('getUsers'),
    prefetchSearch: usersApi.usePrefetch('searchUsers'),
  });
  return (
    <>
      <PageHeader
        title={t('Users')}
        actions={mayCreate && <CreateButton to={paths.UserCreate} />}
      />
      <UserTable list={users} />
    </>
  );
}
