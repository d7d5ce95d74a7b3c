import Box from '@mui/material/Box';
import type { PermissionSlug } from '../../../contract/permissions';
import { useTranslation } from '../text/i18n';
import { InlineMessage } from './InlineMessage';
import { useCan } from '../session/useCan';

/** Warns on a form that saving will be refused. The page itself is open to everyone. */
export function PermissionNotice({ slug }: { slug: PermissionSlug }) {
  const { t } = useTranslation();
  if (useCan(slug)) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <InlineMessage severity="info">{t('You do not have permission to save.')}</InlineMessage>
    </Box>
  );
}
