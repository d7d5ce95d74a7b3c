import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Ends with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/**
 * A text in one line, as far as there is space for it. Burmese text ends with a whole syllable: `fitLines` finds the
 * attribute.
 */
export function OneLine({ children }: { children: ReactNode }) {
  return (
    <Box component="span" data-one-line="" sx={{ ...oneLine, display: 'block' }}>
      {children}
    </Box>
  );
}
