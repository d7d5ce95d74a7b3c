import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function ListFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        // `hidden` would make the card a scroll container, and the pagination could not be sticky.
        overflow: 'clip',
        // Firefox prints nothing in a clipped container.
        '@media print': { overflow: 'visible' },
        containerType: 'inline-size',
        border: 1,
        // On a phone the card spans the whole width, because the texts need it.
        borderInlineWidth: { xs: 0, sm: 1 },
        mx: { xs: -2, sm: 0 },
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 1.5 },
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
