import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import { Add } from './icons';
import type { Press } from './press';
import { pressProps } from './press';

export function CreateButton(press: Press) {
  const { t } = useTranslation();
  return (
    <Button variant="contained" startIcon={<Add />} {...pressProps(press)}>
      {t('Create')}
    </Button>
  );
}
