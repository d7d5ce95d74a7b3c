import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { barStyles, cardStyles } from './actionStyles';

interface FormActionsProps {
  submitLabel: string;
  /** The button's text while busy; without one it keeps its text and is disabled (readings 0). */
  busyLabel?: string;
  /** Where `Cancel` leads, or what it does. */
  cancelTo?: string;
  onCancel?: () => void;
  /** Busy beyond the form's own submit, as while a redirect is on its way. */
  busy?: boolean;
  /** `card` where a form stands in a card of its own: one wide button and no bar. */
  layout?: 'bar' | 'card';
}

/** A disabled button loses the focus; it gets it back, unless a wrong field has it by then. */
function useFocusAfter(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isFree) button.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

/** The bar of a form's buttons. On a long form it stays at the bottom of the window. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, cancelTo, onCancel, busy = false, layout = 'bar' } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormContext().formState;
  const isBusy = busy || isSubmitting;
  const submit = useFocusAfter(isBusy);
  const cancel = cancelTo ? { component: Link, to: cancelTo } : { onClick: onCancel };
  return (
    <Box data-form-actions={layout} sx={layout === 'bar' ? barStyles : cardStyles}>
      {(cancelTo ?? onCancel) && (
        <Button variant="outlined" {...cancel}>
          {t('Cancel')}
        </Button>
      )}
      <Button ref={submit} type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? (busyLabel ?? submitLabel) : submitLabel}
      </Button>
    </Box>
  );
}
