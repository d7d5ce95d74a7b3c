import Button from '@mui/material/Button';
import { useTranslation } from '../text/i18n';
import { Edit } from './icons';
import type { Press } from './press';
import { pressProps } from './press';

interface EditButtonProps {
  press: Press;
  /** `Edit` by default. With another label it is not the main action of its page. */
  label?: string;
}

export function EditButton({ press, label }: EditButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant={label === undefined ? 'contained' : 'outlined'}
      startIcon={<Edit />}
      {...pressProps(press)}
    >
      {label ?? t('Edit')}
    </Button>
  );
}
