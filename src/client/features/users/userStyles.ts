import type { SxProps, Theme } from '@mui/material/styles';

/** Tall enough for the stacked signs of Burmese initials. */
export const avatarStyles: SxProps<Theme> = {
  width: 72,
  height: 72,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.8,
  color: 'tone.accent.text',
  bgcolor: 'tone.accent.surface',
};

/** Each fact beside its name; on a phone beneath it. */
export const factsStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  m: 0,
  lineHeight: 1.8,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
};
