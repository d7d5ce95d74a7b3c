import type { Theme, ThemeOptions } from '@mui/material/styles';
import { BURMESE_LINE_HEIGHT } from './typography';

const floating = ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.palette.floating,
});

/** Cards are told by a line, what floats by the one soft shadow. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // MUI lightens dark papers by an overlay; our tokens already say how light each ground is.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: (props) => ({ ...floating(props), borderRadius: 12, margin: 16 }),
      paperWidthSm: { maxWidth: 480 },
      paperWidthMd: { maxWidth: 640 },
      paperFullWidth: { width: 'calc(100% - 32px)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 8px' }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '16px 24px 20px', flexWrap: 'wrap', gap: 8 } },
    defaultProps: { disableSpacing: true },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(9 15 22 / 60%)' } },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.action.hover }),
    },
  },
};

/** Rows of at least 52 px that grow with their text; figures stand under one another. */
export const tables: ThemeOptions['components'] = {
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody &:hover': { backgroundColor: theme.vars.palette.action.hover },
        'tbody &:last-of-type > td': { borderBottom: 0 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 52,
        padding: '4px 10px',
        fontSize: '0.875rem',
        lineHeight: BURMESE_LINE_HEIGHT,
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        height: 44,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
};

/** What holds for every element: the focus ring, the text, and stillness where it is asked for. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ vars, breakpoints }) => ({
      // The height of the header, which stays in view. But on a desk the announcement in force has a line of its own in it.
      'html:has(header)': {
        '--header': 'calc(56px + 2.8125rem)',
        [breakpoints.up('lg')]: { '--header': '56px' },
      },
      html: { scrollPaddingBlock: 'calc(var(--header, 56px) + 24px) 80px' },
      // What gets the focus must not be under the banner either.
      'html:has([data-banner])': { scrollPaddingTop: 'calc(var(--header) + 136px)' },
      body: { overflowWrap: 'break-word' },
      // Each text has an element of its own: what one says never turns the direction of another. Parts of a
      // description are one text.
      ':where(a, bdi, button, label, span):not(:where([contenteditable], [translate="yes"]) *)': {
        unicodeBidi: 'isolate',
      },
      // Browsers give buttons a font and a size of their own.
      button: { font: 'inherit' },
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
          // Not one of 1ms, which would make every property of every element change by a transition.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
