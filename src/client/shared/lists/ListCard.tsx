import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The one card of a list page, which holds all of the list (design: list page). */
export function ListCard({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        // Clipped and not hidden: what is hidden would take the pagination's hold on the window.
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
