import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';

const alignment = {
  center: { left: '50%', transform: 'translateX(-50%)' },
  start: { left: 0 },
  end: { right: 0 },
} as const;

const sides = {
  below: { top: 'calc(100% + 4px)' },
  above: { bottom: 'calc(100% + 4px)' },
} as const;

interface TooltipProps {
  /** The same text as the `aria-label` or `aria-description` of the control inside. */
  title: string;
  /** The edge of the control to align the text with, so that it stays on the screen. */
  align?: keyof typeof alignment;
  side?: keyof typeof sides;
  children: ReactNode;
}

const text = {
  display: 'none',
  position: 'absolute',
  zIndex: 'tooltip',
  width: 'max-content',
  maxWidth: 'min(300px, 80vw)',
  px: 1,
  py: 0.5,
  borderRadius: 0.75,
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.8,
  pointerEvents: 'none',
} as const;

const shown = { '& > [data-tooltip]': { display: 'block' } };

/**
 * A tooltip, shown on hover and on keyboard focus. CSS alone shows and places it, because a library
 * that positions tooltips would be larger than the whole sidebar. Its text is rendered when the
 * pointer or the focus first reaches the control.
 */
export function Tooltip({ title, align = 'center', side = 'below', children }: TooltipProps) {
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <Box
      component="span"
      onPointerEnter={approach}
      onFocus={approach}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        '@media (hover: hover)': { '&:hover': shown },
        '&:has(:focus-visible)': shown,
      }}
    >
      {children}
      {isNear && (
        <Box
          component="span"
          data-tooltip
          // Assistive technology reads the text from the control.
          aria-hidden
          sx={{ ...text, ...alignment[align], ...sides[side] }}
        >
          {title}
        </Box>
      )}
    </Box>
  );
}
