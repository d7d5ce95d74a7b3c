import IconButton from '@mui/material/IconButton';
import { Tooltip } from './Tooltip';
import type { ReactNode } from 'react';
import { pressProps } from './press';
import type { Press } from './press';

interface RowActionProps {
  label: string;
  press: Press;
  icon: ReactNode;
  isDanger?: boolean;
  /** Under way: further presses do nothing, and the focus stays where it is. */
  isBusy?: boolean;
}

const nothing: Press = { onClick: () => undefined };

const look = { opacity: 1, color: 'text.secondary', '&:hover': { color: 'text.primary' } };
const danger = { ...look, ml: 1.5, '&:hover': { color: 'error.main', bgcolor: 'error.light' } };

/** One of the actions of a row: an icon of 40 px with its name as a tooltip. */
export function RowAction({ label, press, icon, isDanger, isBusy = false }: RowActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isBusy || undefined}
        sx={[isDanger ? danger : look, isBusy && { opacity: 0.5, cursor: 'progress' }]}
        {...pressProps(isBusy ? nothing : press)}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
