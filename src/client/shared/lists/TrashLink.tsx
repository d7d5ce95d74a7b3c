import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { PermissionSlug } from '../../../contract/permissions';
import { selectAcceptsKeys } from '../api/serverSlice';
import { useCan } from '../session/useCan';
import { useTranslation } from '../text/i18n';

/** Links a list to its trash, for users who may restore. Only the bundled server has a trash. */
export function TrashLink({ to, slug }: { to: string; slug: PermissionSlug }) {
  const { t } = useTranslation();
  const mayRestore = useCan(slug);
  const isOurs = useSelector(selectAcceptsKeys);
  if (!mayRestore || !isOurs) return null;
  return (
    <Button component={Link} to={to} variant="outlined">
      {t('Recently deleted')}
    </Button>
  );
}
