import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const place = {
  center: { left: '50%', transform: 'translateX(-50%)' },
  start: { left: 0 },
  end: { right: 0 },
} as const;

interface TooltipProps {
  /** The name of the control inside, as it is also its `aria-label`. */
  title: string;
  /** Which edge of the control the words keep to, so that they stay on the screen. */
  align?: keyof typeof place;
  children: ReactNode;
}

const words = {
  // Empty alternative text: the control already carries the words as its name.
  content: 'attr(data-tooltip) / ""',
  position: 'absolute',
  top: 'calc(100% + 4px)',
  zIndex: 'tooltip',
  px: 1,
  py: 0.5,
  borderRadius: 0.75,
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;

/**
 * The name of an icon-only control, shown on hover and on keyboard focus. It is CSS alone: a library
 * that places tooltips by measuring would weigh more than the whole sidebar.
 */
export function Tooltip({ title, align = 'center', children }: TooltipProps) {
  return (
    <Box
      component="span"
      data-tooltip={title}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        '@media (hover: hover)': { '&:hover::after': { ...words, ...place[align] } },
        '&:has(:focus-visible)::after': { ...words, ...place[align] },
      }}
    >
      {children}
    </Box>
  );
}
