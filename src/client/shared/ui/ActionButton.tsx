import Button from '@mui/material/Button';

interface ActionButtonProps {
  /** Whether a request is pending. Presses are then ignored, and the button keeps the focus. */
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

/** A button of a card or a row whose action sends a request. */
export function ActionButton({ isBusy, onClick, children }: ActionButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-disabled={isBusy || undefined}
      sx={isBusy ? { opacity: 0.5, cursor: 'progress' } : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
