import type { ThemeOptions } from '@mui/material/styles';

const TARGET = 40;

/** Buttons, links and ticks: targets of 40 px, a ring when focused, a tint when pressed. */
export const controls: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TARGET,
        minWidth: 72,
        padding: '6px 16px',
        whiteSpace: 'nowrap',
        '&:active': { filter: 'brightness(0.92)' },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.outline,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': { backgroundColor: theme.vars.palette.action.hover },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: TARGET,
        height: TARGET,
        padding: 0,
        flexShrink: 0,
        borderRadius: theme.vars.shape.borderRadius,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:active': { backgroundColor: theme.vars.palette.action.selected },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
  MuiCheckbox: { styleOverrides: { root: { width: TARGET, height: TARGET } } },
  MuiRadio: { styleOverrides: { root: { width: TARGET, height: TARGET } } },
  MuiLink: { defaultProps: { underline: 'always' } },
};
