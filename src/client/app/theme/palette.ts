import type { PaletteOptions } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';

interface Tone {
  text: string;
  surface: string;
}

/** Every colour of one scheme. No other code of the client defines a colour. */
export interface Tokens {
  page: string;
  surface: string;
  /** Floating surfaces: menus, dialogs, notices. */
  raised: string;
  /** Hovered rows and menu entries, skeletons and image placeholders. */
  hover: string;
  line: string;
  /** Outlines of controls, with a contrast of 3:1 on every surface; `line` may be quieter. */
  outline: string;
  text: string;
  muted: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** The background of chosen items: the current link, a selected option. */
  accentSurface: string;
  pleasant: Tone;
  beCareful: Tone;
  warning: Tone;
  neutral: Tone;
  onFailure: string;
  /** The only shadow, a soft one for floating surfaces. */
  shadow: string;
}

export const lightTokens: Tokens = {
  page: '#F5F7FA',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#EEF2F6',
  line: '#DCE3EA',
  outline: '#748391',
  text: '#16202A',
  muted: '#566572',
  accent: '#0B6E79',
  accentHover: '#095A63',
  onAccent: '#FFFFFF',
  accentSurface: '#E3F0F1',
  pleasant: { text: '#1B5E20', surface: '#E6F4E7' },
  beCareful: { text: '#7A4B00', surface: '#FFF1D0' },
  warning: { text: '#9B1C13', surface: '#FDEAE8' },
  neutral: { text: '#4A5864', surface: '#E9EEF3' },
  onFailure: '#FFFFFF',
  shadow: '0 8px 24px rgb(22 32 42 / 14%)',
};

export const darkTokens: Tokens = {
  page: '#0E1620',
  surface: '#15202B',
  raised: '#1B2836',
  hover: '#223140',
  line: '#2A3947',
  outline: '#74899C',
  text: '#E6EDF3',
  muted: '#9FB0BF',
  accent: '#5CC2CC',
  accentHover: '#7BD1D9',
  onAccent: '#06272B',
  accentSurface: '#17363F',
  pleasant: { text: '#A5D6A7', surface: '#16351A' },
  beCareful: { text: '#FFD27A', surface: '#3B2A06' },
  warning: { text: '#FFB4AB', surface: '#45120E' },
  neutral: { text: '#B6C5D2', surface: '#263544' },
  onFailure: '#45120E',
  shadow: '0 8px 24px rgb(0 0 0 / 45%)',
};

type ToneName = 'pleasant' | 'beCareful' | 'warning' | 'neutral' | 'accent';

type Tones = Record<ToneName, Tone>;

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tones;
    outline: string;
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
