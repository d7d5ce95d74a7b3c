import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from '../i18n';
import type { Press } from './press';
import { pressProps } from './press';

interface EditButtonProps {
  press: Press;
  /** `Edit` by default. */
  label?: string;
}

/** The way from a detail to its form. */
export function EditButton({ press, label }: EditButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="contained" startIcon={<EditOutlined />} {...pressProps(press)}>
      {label ?? t('Edit')}
    </Button>
  );
}
