import type { ThemeOptions } from '@mui/material/styles';
import { BURMESE_LINE_HEIGHT } from '../typography';

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
        padding: '5px 16px',
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
