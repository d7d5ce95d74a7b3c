import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { baseline, surfaces, tables } from './surfaces';
import { controls, inputs } from './controls';
import { darkTokens, lightTokens, paletteOf } from './palette';
import type { Language } from '../../../contract/languages';
import { typographyFor } from './typography';

export const SIDEBAR_BREAKPOINT = 768;

const makeTheme = (language: Language) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: paletteOf(lightTokens) },
      dark: { palette: paletteOf(darkTokens) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: SIDEBAR_BREAKPOINT, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: typographyFor(language),
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

const themes = new Map<Language, Theme>();

/**
 * Returns the theme for texts in a language. The colour scheme follows the system unless the user
 * has chosen one. Below `sm` tables become cards.
 */
export function themeFor(language: Language): Theme {
  const theme = themes.get(language) ?? makeTheme(language);
  themes.set(language, theme);
  return theme;
}

/** Prints in light colours, because printers leave out the dark backgrounds of light texts. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    // A preview may be drawn several times before it is closed.
    shown ??= dataset.colorScheme;
    dataset.colorScheme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (shown) dataset.colorScheme = shown;
    shown = undefined;
  });
}
