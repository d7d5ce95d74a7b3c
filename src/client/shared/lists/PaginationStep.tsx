import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface PaginationStepProps {
  label: string;
  icon: ReactNode;
  /** No page lies that way. The button stays where it is and keeps the focus, but does nothing. */
  isAtEnd: boolean;
  onPress: () => void;
  onApproach: () => void;
}

/** The way to the page before or after. */
export function PaginationStep(props: PaginationStepProps) {
  const { label, icon, isAtEnd, onPress, onApproach } = props;
  const handlers = isAtEnd
    ? {}
    : { onClick: onPress, onFocus: onApproach, onPointerEnter: onApproach };
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        sx={isAtEnd ? { opacity: 0.4, cursor: 'default' } : undefined}
        {...handlers}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
