import { createTheme } from '@mui/material/styles';
import { baseline, surfaces, tables } from './components/surfaces';
import { controls, inputs } from './components/controls';
import { darkTokens, lightTokens, paletteOf } from './palette';
import { typography } from './typography';

/** Width in CSS pixels from which the sidebar is open. */
export const SIDEBAR_BREAKPOINT = 768;

/** The colour scheme follows the system. Below `sm` tables become cards. */
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
