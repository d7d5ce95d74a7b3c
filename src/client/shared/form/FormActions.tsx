import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { barStyles } from './actionStyles';
import { SubmitButton } from './SubmitButton';

interface FormActionsProps {
  submitLabel: string;
  /** The button's text while busy; without one it keeps its text and is disabled (readings 0). */
  busyLabel?: string;
  /** Where `Cancel` leads, or what it does. */
  cancelTo?: string;
  onCancel?: () => void;
  /** Busy beyond the form's own submit, as while a redirect is on its way. */
  busy?: boolean;
}

/** The bar of a form's buttons. On a long form it stays at the bottom of the window. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, cancelTo, onCancel, busy = false } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormContext().formState;
  const cancel = cancelTo ? { component: Link, to: cancelTo } : { onClick: onCancel };
  return (
    <Box data-form-actions="bar" sx={barStyles}>
      {(cancelTo ?? onCancel) && (
        <Button variant="outlined" {...cancel}>
          {t('Cancel')}
        </Button>
      )}
      <SubmitButton label={submitLabel} busyLabel={busyLabel} isBusy={busy || isSubmitting} />
    </Box>
  );
}
