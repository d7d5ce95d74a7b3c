import { createTheme } from '@mui/material/styles';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { baseline, surfaces, tables } from './components/surfaces';
import { controls, inputs } from './components/controls';
import { darkTokens, lightTokens, paletteOf } from './palette';

/** Line height wherever Burmese can stand: its stacked letters need the room above and below. */
export const BURMESE_LINE_HEIGHT = 1.8;

/** The system's own Latin face, then Burmese: `Pyidaungsu` where installed, else our Padauk. */
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

/** Sizes 12 13 14 16 20 28 (design: type); `h2` is the 28 of what the public would read. */
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

/** Width in CSS pixels from which the sidebar is open. */
export const SIDEBAR_BREAKPOINT = 768;

/**
 * How the product looks (design: identity). The scheme follows the system; `md` is the width from
 * which the sidebar stands open (readings 5), `sm` the one under which a table becomes cards.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: paletteOf(lightTokens) },
    dark: { palette: paletteOf(darkTokens) },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: SIDEBAR_BREAKPOINT, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 160,
      complex: 200,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: { ...baseline, ...controls, ...inputs, ...surfaces, ...tables },
});
