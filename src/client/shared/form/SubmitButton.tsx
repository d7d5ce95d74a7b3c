import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

/**
 * A button loses the focus when it is disabled. It takes the focus back unless an invalid field has
 * it.
 */
function useFocusAfter(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The page has the focus then, or the dialog that contains the button.
    const isFree = document.activeElement?.contains(button.current);
    if (wasBusy.current && !isBusy && isFree) button.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

interface SubmitButtonProps {
  label: string;
  busyLabel?: string;
  isBusy: boolean;
  describedBy?: string;
}

export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel = props.label, isBusy, describedBy } = props;
  return (
    <Button
      ref={useFocusAfter(isBusy)}
      type="submit"
      variant="contained"
      disabled={isBusy}
      aria-describedby={describedBy}
    >
      <span>{isBusy ? busyLabel : label}</span>
    </Button>
  );
}
