import Button from '@mui/material/Button';

interface ActionButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

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
