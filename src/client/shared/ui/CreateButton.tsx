import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Press } from './press';
import { pressProps } from './press';

/** The shared Create button (section 2, shell): a link to a page, or a button that opens a dialog. */
export function CreateButton(press: Press) {
  const { t } = useTranslation();
  return (
    <Button variant="contained" startIcon={<AddOutlined />} {...pressProps(press)}>
      {t('Create')}
    </Button>
  );
}
