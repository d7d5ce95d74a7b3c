import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './art/EmptyDrawing';

interface EmptyStateProps {
  text: string | undefined;
  action?: ReactNode;
}

/** Nothing to show: a small drawing, the text, and what can be done about it. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, textAlign: 'center' }}>
      <EmptyDrawing />
      <Box sx={{ color: 'text.secondary', lineHeight: 1.8 }}>{text}</Box>
      {action}
    </Box>
  );
}
