import type { TypographyVariantsOptions } from '@mui/material/styles';

/** For any text that may be Burmese: its stacked letters need space above and below. */
export const BURMESE_LINE_HEIGHT = 1.8;

/** The system's Latin font, then for Burmese `Pyidaungsu` if installed, else the bundled Padauk. */
const fontFamily = [
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  'Pyidaungsu',
  'Padauk',
  'sans-serif',
].join(', ');

const rem = (px: number) => `${px / 16}rem`;
const heading = (px: number) => ({
  fontSize: rem(px),
  fontWeight: 600,
  lineHeight: BURMESE_LINE_HEIGHT,
  letterSpacing: 0,
});
const text = (px: number) => ({ fontSize: rem(px), lineHeight: 1.5, letterSpacing: 0 });

/** `h2` is for text that the public reads. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightMedium: 600,
  h1: heading(20),
  h2: heading(28),
  h3: heading(16),
  h4: heading(14),
  h5: heading(14),
  h6: heading(14),
  subtitle1: heading(16),
  subtitle2: heading(14),
  body1: text(14),
  body2: text(13),
  caption: text(12),
  overline: { ...text(12), textTransform: 'none' },
  button: { ...text(14), fontWeight: 600, textTransform: 'none' },
};
