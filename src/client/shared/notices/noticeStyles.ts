import { keyframes } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const card = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  pl: 2,
  pr: 0.75,
  border: 1,
  borderRadius: 1.5,
  boxShadow: ({ vars }: Theme) => vars.palette.floating,
  animation: `${rise} 160ms ease-out`,
};

/** Red is for failure; a success is told by the accent, because green belongs to the weather. */
export const cardStyles = {
  failure: {
    ...card,
    color: 'tone.warning.text',
    bgcolor: 'tone.warning.surface',
    borderColor: 'tone.warning.text',
  },
  success: { ...card, bgcolor: 'background.raised', borderColor: 'divider' },
} satisfies Record<string, SxProps<Theme>>;

/**
 * Bottom left, above a form's buttons where those keep to the bottom. On a phone, where buttons and
 * pages are pressed at the bottom, under the header instead.
 */
export const regionStyles: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 16,
  top: { xs: 64, sm: 'auto' },
  bottom: { sm: 16 },
  width: 'min(400px, 100vw - 32px)',
  pointerEvents: 'none',
  'body:has([data-form-actions="page"]) &': { bottom: { sm: 88 } },
};
