import type { SxProps, Theme } from '@mui/material/styles';

const row = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  // On a phone the buttons share the width.
  '&& > *': { flex: { xs: 1, sm: '0 1 auto' }, minWidth: { sm: 112 } },
};

const sticky = { ...row, position: 'sticky', zIndex: 1, bottom: 0, py: 2 };

/**
 * Where a form's buttons stand: in a bar that stays at the bottom of the window, at the bottom of a
 * dialog however far its fields scroll, or simply after the fields of a form in a card.
 */
export const actionStyles = {
  page: { ...sticky, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' },
  dialog: { ...sticky, pb: 0, bgcolor: 'background.raised' },
  card: row,
} satisfies Record<string, SxProps<Theme>>;
