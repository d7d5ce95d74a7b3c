import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { messageOf } from '../../shared/api/apiError';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { UserCard } from './UserCard';
import { useGetUserQuery } from './usersApi';

/** One user. A failure shows what the server says of it, else the fixed text (readings 103). */
export function UserDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData: user, error, isFetching } = useGetUserQuery(id);
  const hasFailed = error !== undefined || (!user && !isFetching);
  const status = hasFailed ? 'failed' : user ? 'loaded' : 'loading';
  const message = messageOf(error) ?? 'Failed to load user data.';
  return (
    <>
      <PageHeader title={t('User Detail')} />
      <ContentState status={status} message={t(message)}>
        {user && <UserCard user={user} />}
      </ContentState>
    </>
  );
}
