import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import type { Press } from './press';
import { pressProps } from './press';

interface EditButtonProps {
  press: Press;
  /** `Edit` by default; with another name it is not the main action of its page. */
  label?: string;
}

/** The way from a detail to its form. */
export function EditButton({ press, label }: EditButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant={label === undefined ? 'contained' : 'outlined'}
      startIcon={<EditOutlined />}
      {...pressProps(press)}
    >
      {label ?? t('Edit')}
    </Button>
  );
}
