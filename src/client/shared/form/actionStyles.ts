import type { SxProps, Theme } from '@mui/material/styles';

/** Stays at the bottom of the window; on a phone its buttons share the width. */
export const barStyles: SxProps<Theme> = {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  '&& > *': { flex: { xs: 1, sm: '0 1 auto' }, minWidth: { sm: 112 } },
};
