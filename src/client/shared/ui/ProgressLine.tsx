import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

/**
 * A line along the top of the window while something is pending. It appears after 150 ms, so that it
 * does not flicker. Screen readers announce the page's own states instead.
 */
export function ProgressLine({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        inset: '0 0 auto',
        height: '2px',
        overflow: 'hidden',
        bgcolor: 'primary.light',
        animation: `${appear} 120ms ease-out 150ms backwards`,
        '&::after': {
          content: '""',
          display: 'block',
          width: '40%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${sweep} 1.2s ease-in-out infinite`,
          '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
        },
      }}
    />
  );
}
