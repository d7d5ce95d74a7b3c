import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Ends with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface OneLineProps {
  translate?: 'yes';
  children: ReactNode;
}

/** A text in one line, as far as there is space for it. */
export function OneLine({ translate, children }: OneLineProps) {
  return (
    <Box component="span" translate={translate} sx={{ ...oneLine, display: 'block' }}>
      {children}
    </Box>
  );
}
