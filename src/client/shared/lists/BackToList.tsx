import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useTranslation } from '../text/i18n';
import { selectListAddress } from './listsSlice';

/** Links to the page and filter where the user left the list. */
export function BackToList({ path }: { path: string }) {
  const { t } = useTranslation();
  const search = useSelector((state: Parameters<typeof selectListAddress>[0]) =>
    selectListAddress(state, path),
  );
  return (
    <Button variant="outlined" component={Link} to={{ pathname: path, search }}>
      {t('Back to the list')}
    </Button>
  );
}
