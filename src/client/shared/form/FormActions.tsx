import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { actionStyles } from './actionStyles';
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
  /** What the form stands in. */
  layout?: keyof typeof actionStyles;
}

/** A form's buttons: Cancel, where there is something to cancel, and the one that submits. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, cancelTo, onCancel, busy = false, layout = 'page' } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormContext().formState;
  const cancel = cancelTo ? { component: Link, to: cancelTo } : { onClick: onCancel };
  return (
    <Box data-form-actions={layout} sx={actionStyles[layout]}>
      {(cancelTo ?? onCancel) && (
        <Button variant="outlined" {...cancel}>
          {t('Cancel')}
        </Button>
      )}
      <SubmitButton label={submitLabel} busyLabel={busyLabel} isBusy={busy || isSubmitting} />
    </Box>
  );
}
