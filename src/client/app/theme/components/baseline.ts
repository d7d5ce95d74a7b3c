import type { ThemeOptions } from '@mui/material/styles';

/** What holds for every element: the focus ring, the text, and stillness where it is asked for. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      html: { scrollPaddingBlock: 80 },
      body: { overflowWrap: 'break-word' },
      ':focus-visible': {
        outline: `2px solid ${vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      // Only a script focuses these: they are places to read on from, not controls.
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      img: { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
