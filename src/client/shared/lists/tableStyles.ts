import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../ui/visuallyHidden';

/** The column's name before a value on a card. The empty alternative text keeps it from being announced twice. */
const label = {
  content: 'attr(data-label) / ""',
  flex: '0 0 96px',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
};

const cell = {
  display: 'flex',
  flexDirection: 'row',
  gap: 2,
  height: 'auto',
  width: 'auto',
  px: 2,
  py: 0.5,
  border: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  '&[data-label]::before': label,
};

const card = {
  display: 'block',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};

/**
 * Below 600 px every row becomes a card. Browsers drop a table's semantics once its display changes,
 * so every part has an explicit role.
 */
export const tableStyles: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: theme.unstable_sx({
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': card,
    '& td': cell,
    '& td[data-kind="actions"]': { justifyContent: 'flex-end' },
    '& td[data-kind="state"]': { display: 'block' },
  }),
});
