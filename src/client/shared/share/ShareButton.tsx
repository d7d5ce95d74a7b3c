import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import { Share } from '../ui/icons';

export function ShareButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" startIcon={<Share />} onClick={onClick}>
      {t('Share')}
    </Button>
  );
}
