import type { SxProps, Theme } from '@mui/material/styles';

/** One line where there is room; else text, dates and buttons wrap as the three groups they are. */
export const searchBoxStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  p: 2,
  pb: 1,
  '& > *': { display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: '1 1 auto' },
  '& > * > *': { flex: '1 1 auto' },
  '& > :first-of-type': { flex: '8 1 220px' },
  '& > :nth-of-type(2)': { flex: { xs: '1 1 100%', sm: '2 1 340px' } },
  '& > :nth-of-type(2) > *': { flex: '1 1 140px' },
};
