import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../shared/api/apiError';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleDetail } from './RoleDetail';
import { useGetRoleQuery } from './rolesApi';

/** A role; one that is not there reads unlike one that could not be loaded (readings 53). */
export function RoleDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData, error, isFetching } = useGetRoleQuery(id);
  const role = error ? null : currentData;
  const isBroken = isApiError(error) && error.status !== 404;
  const status = role ? 'loaded' : isFetching ? 'loading' : 'failed';
  return (
    <>
      <PageHeader title={t('Role Detail')} />
      <ContentState
        status={status}
        message={isBroken ? t('Failed to load role details.') : t('Role not found.')}
      >
        {role && <RoleDetail role={role} />}
      </ContentState>
    </>
  );
}
