import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/i18n';
import { Delete, Edit, Visibility } from './icons';
import { Tooltip } from './Tooltip';
import { pressProps } from './press';
import type { Press } from './press';

interface RowActionProps {
  label: string;
  press: Press;
  icon: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
}

const nothing: Press = { onClick: () => undefined };

const look = { opacity: 1, color: 'text.secondary', '&:hover': { color: 'text.primary' } };
const danger = { ...look, ml: 1.5, '&:hover': { color: 'error.main', bgcolor: 'error.light' } };

export function RowAction({ label, press, icon, isDanger, isBusy = false }: RowActionProps) {
  return (
    // Below the last row and right of the last action the card would clip the tooltip.
    <Tooltip title={label} align="end" side="above">
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

interface RowActionsProps {
  view?: Press;
  edit?: Press;
  remove?: { onClick: () => void; busy?: boolean };
}

/** View, edit, delete: always in this order, with a gap before the destructive one. */
export function RowActions({ view, edit, remove }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {view && <RowAction label={t('View')} press={view} icon={<Visibility />} />}
      {edit && <RowAction label={t('Edit')} press={edit} icon={<Edit />} />}
      {remove && (
        <RowAction
          label={t('Delete')}
          press={remove}
          icon={<Delete />}
          isDanger
          isBusy={remove.busy}
        />
      )}
    </Box>
  );
}
