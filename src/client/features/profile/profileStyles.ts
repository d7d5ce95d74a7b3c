import type { SxProps, Theme } from '@mui/material/styles';

/** Each fact beside its name; on a phone beneath it. */
export const factsStyles: SxProps<Theme> = {
  display: 'grid',
  rowGap: 1,
  m: 0,
  lineHeight: 1.8,
  '& > div': { display: { sm: 'flex' }, columnGap: 3 },
  '& dt': { flex: '0 0 96px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
};
