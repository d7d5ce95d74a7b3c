import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The card that contains everything of a list page. */
export function ListCard({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        // `hidden` would make the card a scroll container, and the pagination could not be sticky.
        overflow: 'clip',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
