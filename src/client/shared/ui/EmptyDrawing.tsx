import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

const surface = (theme: Theme) => (theme.vars ?? theme).palette.background.paper;

export function EmptyDrawing() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 120 96"
      sx={{ display: 'block', width: 120, height: 96, color: 'text.secondary' }}
    >
      <Box component="circle" cx="78" cy="38" r="16" sx={{ fill: 'currentColor', opacity: 0.16 }} />
      <Box
        component="path"
        d="M28 58a13 13 0 0 1-1-26 18 18 0 0 1 34-5 14 14 0 0 1 21 12 10 10 0 0 1 1 19Z"
        sx={{ fill: surface, stroke: 'currentColor', strokeWidth: 1.5 }}
      />
      <Box
        component="path"
        d="M8 74q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0M30 84q7-5 14 0t14 0 14 0 14 0"
        sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' }}
      />
    </Box>
  );
}
