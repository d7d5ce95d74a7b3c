import { createTheme } from '@mui/material/styles';
import { baseline } from './components/baseline';
import { controls } from './components/controls';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';
import { tables } from './components/tables';
import { paletteOf } from './palette';
import { darkTokens, lightTokens } from './tokens';
import { typography } from './typography';

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
