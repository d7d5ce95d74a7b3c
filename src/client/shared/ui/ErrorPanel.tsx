import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';

interface ErrorPanelProps {
  title: string;
  text: string;
  /** At least one way out. */
  actions: ReactNode;
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/**
 * In place of a whole page. Its heading takes the focus, because the focused element is gone. It needs
 * neither router nor store, which may have failed.
 */
export function ErrorPanel({ title, text, actions }: ErrorPanelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        maxWidth: 480,
        mx: 'auto',
        px: 2,
        py: 8,
        textAlign: 'center',
      }}
    >
      <EmptyDrawing />
      <Box component="h1" ref={focusHeading} tabIndex={-1} sx={{ m: 0, mt: 2, typography: 'h1' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body1', color: 'text.secondary' }}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 3 }}>
        {actions}
      </Box>
    </Box>
  );
}
