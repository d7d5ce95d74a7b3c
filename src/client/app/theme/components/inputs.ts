import type { ThemeOptions } from '@mui/material/styles';
import { BURMESE_LINE_HEIGHT } from '../typography';

/** Fields grow with their text: a fixed height would cut the stacked letters of Burmese. */
export const inputs: ThemeOptions['components'] = {
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        lineHeight: BURMESE_LINE_HEIGHT,
        fontSize: '0.875rem',
        // Under 16 px a phone's browser zooms in on the field that is typed in.
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
      }),
      input: { height: 'auto', minHeight: `${BURMESE_LINE_HEIGHT}em` },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
      }),
      input: { padding: '6px 12px', outline: 'none' },
      multiline: { padding: '6px 0' },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: '0.875rem',
        fontWeight: 600,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
};
