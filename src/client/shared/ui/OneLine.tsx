import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface OneLineProps {
  translate?: 'yes';
  children: ReactNode;
}

export function OneLine({ translate, children }: OneLineProps) {
  return (
    <Box component="span" translate={translate} sx={{ ...oneLine, display: 'block' }}>
      {children}
    </Box>
  );
}
