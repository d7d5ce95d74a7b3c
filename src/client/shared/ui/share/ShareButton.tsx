import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from '../../text/i18n';

export function ShareButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" startIcon={<ShareOutlined />} onClick={onClick}>
      {t('Share')}
    </Button>
  );
}
