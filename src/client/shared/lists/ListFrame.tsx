import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The card that contains everything of a list page, which is laid out by the card's width. */
export function ListFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        // `hidden` would make the card a scroll container, and the pagination could not be sticky.
        overflow: 'clip',
        containerType: 'inline-size',
        border: 1,
        // From edge to edge of a phone, whose width the texts need.
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
