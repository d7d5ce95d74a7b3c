import type { Theme, ThemeOptions } from '@mui/material/styles';
import { BURMESE_LINE_HEIGHT } from './typography';

const floating = ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.palette.floating,
});

export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // MUI lightens dark papers with an overlay, but our tokens already define each surface.
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

/** Rows of at least 52 px that grow with their text. Digits align vertically. */
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
        padding: '4px 7px',
        fontSize: '0.875rem',
        lineHeight: BURMESE_LINE_HEIGHT,
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        height: 40,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
};

export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ vars, breakpoints }) => ({
      // The height of the sticky header. Below `lg` it includes the line of the announcement in
      // force.
      'html:has(header)': {
        '--header': 'calc(56px + 2.8125rem)',
        [breakpoints.up('lg')]: { '--header': '56px' },
      },
      html: { scrollPaddingBlock: 'calc(var(--header, 56px) + 24px) 80px' },
      // A focused element must not be hidden under the banner either.
      'html:has([data-banner])': { scrollPaddingTop: 'calc(var(--header) + 136px)' },
      body: { overflowWrap: 'break-word' },
      '[data-line=unbroken]': { whiteSpace: 'nowrap' },
      '[data-line=cut]': { display: 'block' },
      // Isolates each text, so that its direction never affects another. The parts of a description
      // form one text.
      ':where(a, bdi, button, label, span):not(:where([contenteditable], [translate="yes"]) *)': {
        unicodeBidi: 'isolate',
      },
      // By default browsers give buttons a different font and size.
      button: { font: 'inherit' },
      ':focus-visible': {
        outline: `2px solid ${vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      // Only scripts focus these, so that reading continues there. They are not controls.
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      img: { maxWidth: '100%' },
      // High contrast drops the backgrounds that otherwise show what is a button or chosen.
      '@media (forced-colors: active)': {
        ':is(.MuiButton-contained, a[aria-current], button[aria-current], [aria-pressed="true"])': {
          outline: '1px solid',
          outlineOffset: -1,
        },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // Not 1ms, which would turn every change of a property into a transition.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
