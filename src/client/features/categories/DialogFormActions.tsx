import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../shared/form/SubmitButton';

interface DialogFormActionsProps {
  submitLabel: string;
  /** Busy beyond the form's own submit. */
  busy?: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a dialog; they stay in sight where its fields have to scroll. */
export function DialogFormActions(props: DialogFormActionsProps) {
  const { submitLabel, busy = false, onCancel } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormContext().formState;
  return (
    <DialogActions sx={{ position: 'sticky', bottom: 0, px: 0, bgcolor: 'background.raised' }}>
      <Button variant="outlined" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <SubmitButton label={submitLabel} isBusy={busy || isSubmitting} />
    </DialogActions>
  );
}
