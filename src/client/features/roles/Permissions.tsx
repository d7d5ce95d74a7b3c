import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/text/i18n';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { TryAgain } from '../../shared/ui/Retry';
import type { ListedPermission } from './readPermissions';
import { useGetPermissionsQuery } from './rolesApi';

interface PermissionsProps {
  children: (permissions: ListedPermission[]) => ReactNode;
}

/** Loads all permissions for its children. An empty list is useless and counts as failed. */
export function Permissions({ children }: PermissionsProps) {
  const { t } = useTranslation();
  const load = useGetPermissionsQuery();
  const { currentData, isError, isFetching } = load;
  if (!isError && currentData && currentData.length > 0) return children(currentData);
  if (isFetching) {
    return (
      <Box role="status" data-loading sx={{ color: 'text.secondary' }}>
        {t('Loading permissions...')}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <InlineMessage severity="failure">{t('Failed to load permissions.')}</InlineMessage>
      <TryAgain load={load} />
    </Box>
  );
}
