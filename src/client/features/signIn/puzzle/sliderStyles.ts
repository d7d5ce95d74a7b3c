import type { SxProps, Theme } from '@mui/material/styles';
import { PIECE_SIZE, PUZZLE } from './geometry';

type Sx = SxProps<Theme>;

/** The handle is as wide as the piece at every scale: 47 px on a screen of 320 px. */
const HANDLE_WIDTH = `${(PIECE_SIZE / PUZZLE.width) * 100}%`;
const HEIGHT = 48;
const MISSED = '[data-status=failed] > &, [data-status=rejected] > &';

export const track: Sx = {
  position: 'relative',
  height: HEIGHT,
  display: 'grid',
  placeItems: 'center',
  paddingLeft: HANDLE_WIDTH,
  overflow: 'hidden',
  borderRadius: 1,
  boxShadow: (theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  typography: 'body2',
  userSelect: 'none',
};

/** The part of the track behind the handle, in the colour of the state. */
export const fill: Sx = {
  position: 'absolute',
  inset: '0 auto 0 0',
  bgcolor: 'primary.main',
  opacity: 0.2,
  '[data-status=failed] &': { bgcolor: 'error.main' },
};

export const handle: Sx = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: HANDLE_WIDTH,
  height: HEIGHT,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: 2,
  },
  '&:active': { cursor: 'grabbing' },
  '&[aria-disabled=true]': { cursor: 'default' },
  [MISSED]: { bgcolor: 'error.main', color: 'error.contrastText' },
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-status=dragging] > &': { transition: 'transform 50ms linear' },
  },
};
