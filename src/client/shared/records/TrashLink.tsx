import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { restoreSlugOf } from '../../../contract/policies';
import type { TrashedNoun } from '../../../contract/nouns';
import { useHas } from '../api/serverSlice';
import { useCan } from '../session/useCan';
import { useTranslation } from '../text/i18n';
import { TRASHED } from './trashed';

/** Leads from a list to its deleted records, if the user may restore them. */
export function TrashLink({ noun }: { noun: TrashedNoun }) {
  const { t } = useTranslation();
  const mayRestore = useCan(restoreSlugOf(noun));
  const hasTrash = useHas('trash');
  if (!mayRestore || !hasTrash) return null;
  return (
    <Button variant="text" component={Link} to={TRASHED[noun].trash}>
      {t('Recently deleted')}
    </Button>
  );
}
