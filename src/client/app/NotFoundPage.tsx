import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../shared/paths';
import { ErrorPanel } from '../shared/ui/ErrorPanel';

/** An address that no screen has, inside the shell (readings 13). */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      title={t('Page not found')}
      text={t('There is no page at this address.')}
      actions={
        <Button component={Link} to={paths.Slider} variant="contained">
          {t('Back to Slider')}
        </Button>
      }
    />
  );
}
