import type { SxProps, Theme } from '@mui/material/styles';

/** From 1200 px up the facts stand beside what is read, before that between title and text. */
export const articleStyles: SxProps<Theme> = {
  display: 'grid',
  // As many characters to a line as the eye follows.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(200px, 1fr)' },
  gridTemplateAreas: {
    xs: '"title" "facts" "body"',
    lg: '"title facts" "body facts"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: 4,
  rowGap: 2,
  p: { xs: 2, sm: 3 },
  '@media print': { border: 0, p: 0, '& button': { breakInside: 'avoid' } },
};

export const titleStyles = { gridArea: 'title', overflowWrap: 'anywhere' } as const;

/** Room between cover, text and images; code that is wider scrolls inside itself. */
export const bodyStyles = {
  gridArea: 'body',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
} as const;

export const factsStyles: SxProps<Theme> = {
  gridArea: 'facts',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(96px, max-content) minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 1, lg: 0 },
  m: 0,
  pl: { lg: 3 },
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  lineHeight: 1.8,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { lg: 1.5 }, overflowWrap: 'anywhere' },
};
