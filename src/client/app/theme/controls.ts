import type { ThemeOptions } from '@mui/material/styles';
import { minHeight, TARGET, touch, TOUCH_TARGET } from '../../shared/ui/target';
import { BURMESE_LINE_HEIGHT } from './typography';

const square = {
  width: TARGET,
  height: TARGET,
  [touch]: { width: TOUCH_TARGET, height: TOUCH_TARGET },
};

/**
 * Buttons, links and checkboxes: targets of 40 px, or 44 px for touch, a ring on focus and a tint
 * when pressed.
 */
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
        ...minHeight,
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
        ...square,
        padding: 0,
        flexShrink: 0,
        borderRadius: theme.vars.shape.borderRadius,
        // Inside, because the last action of a row touches the edge of its card on a phone.
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:active': { backgroundColor: theme.vars.palette.action.selected },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
  MuiCheckbox: { styleOverrides: { root: square } },
  MuiRadio: { styleOverrides: { root: square } },
  MuiMenuItem: {
    styleOverrides: {
      // MUI resets the height from 600 px on.
      root: { '&&': minHeight, borderRadius: 6, fontSize: '0.875rem' },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({ ...minHeight, borderRadius: theme.vars.shape.borderRadius }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
};

/** Fields grow with their text, because a fixed height would cut the stacked letters of Burmese. */
export const inputs: ThemeOptions['components'] = {
  MuiInputBase: {
    // Each field would add a style sheet and an animation that detects autofill for labels within
    // fields. Our labels stand above their fields.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        lineHeight: BURMESE_LINE_HEIGHT,
        fontSize: '0.875rem',
        // A phone's browser zooms in on a field with a font below 16 px.
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
      }),
      input: { height: 'auto', minHeight: `${BURMESE_LINE_HEIGHT}em` },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...minHeight,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
      }),
      input: { padding: '6px 12px', outline: 'none', textOverflow: 'ellipsis' },
      multiline: { padding: '6px 0' },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 'inherit',
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
};
