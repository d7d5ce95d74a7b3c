import type {} from '@mui/material/themeCssVarsAugmentation';
import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens, Tone } from './tokens';

type ToneName = 'pleasant' | 'beCareful' | 'warning' | 'neutral' | 'accent';

/** `tone.warning.text` on `tone.warning.surface`, and so on (design: identity). */
type Tones = Record<ToneName, Tone>;

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tones;
    /** Outline of a control. */
    outline: string;
    /** Shadow of what floats. */
    floating: string;
  }
  interface PaletteOptions {
    tone: Tones;
    outline: string;
    floating: string;
  }
  interface TypeBackground {
    raised: string;
  }
}

/** The tokens of one scheme under the names that the components of MUI read. */
export function paletteOf(tokens: Tokens): PaletteOptions {
  const accent = {
    main: tokens.accent,
    dark: tokens.accentHover,
    light: tokens.accentSurface,
    contrastText: tokens.onAccent,
  };
  const weather = ({ text, surface }: Tone) => ({
    main: text,
    dark: text,
    light: surface,
    contrastText: tokens.onFailure,
  });
  return {
    primary: accent,
    secondary: { ...accent, main: tokens.muted, contrastText: tokens.surface },
    info: accent,
    success: accent,
    error: weather(tokens.warning),
    warning: weather(tokens.beCareful),
    background: { default: tokens.page, paper: tokens.surface, raised: tokens.raised },
    text: { primary: tokens.text, secondary: tokens.muted },
    divider: tokens.line,
    action: { hover: tokens.hover, selected: tokens.accentSurface, active: tokens.muted },
    outline: tokens.outline,
    floating: tokens.shadow,
    tone: {
      pleasant: tokens.pleasant,
      beCareful: tokens.beCareful,
      warning: tokens.warning,
      neutral: tokens.neutral,
      accent: { text: tokens.accent, surface: tokens.accentSurface },
    },
  };
}
