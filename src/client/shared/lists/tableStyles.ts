import { visuallyHidden } from '../ui/visuallyHidden';
import { NARROW_WIDTH } from './narrow';

/** The padding of both sides of a cell, in CSS pixels. */
const CELL_SIDES = 24;

/** Between the values of a line. The empty alternative text keeps it from being read out. */
const separator = { content: '" · " / ""' };

/**
 * The number stands before the first line and the other values in one line of text below the main
 * one. A float, because the number comes first in the row and the text is to flow around it.
 */
const row = {
  display: 'flow-root',
  position: 'relative',
  px: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '& > td': {
    display: 'inline',
    p: 0,
    border: 0,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  },
  '& > td[data-kind="main"]': {
    display: 'block',
    height: 'auto',
    color: 'text.primary',
    fontSize: '0.875rem',
  },
  '& > td[data-kind="number"]': { float: 'left', height: 'auto', pr: 1, lineHeight: '1.5625rem' },
  '& > td[data-kind="detail"]:not(:nth-last-of-type(2))::after': separator,
  '& > td[data-kind="state"]': { display: 'block' },
  '&[aria-hidden] > td[data-kind="detail"]': { display: 'none' },
};

/** The names of the columns in the order of the values below them. */
const legend = {
  display: 'flow-root',
  position: 'relative',
  px: 1.5,
  pl: 6.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& > th': { display: 'inline', p: 0, border: 0, lineHeight: 2 },
  '& > th[data-kind="number"]': { float: 'left', height: 'auto', minWidth: 0, ml: -5 },
  '& > th[data-kind="actions"]': { float: 'right', height: 'auto', minWidth: 0 },
  '& > th:is([data-kind="main"], [data-kind="detail"]):not(:nth-last-of-type(2))::after': separator,
};

/** In a narrow card the actions end the last line, where the thumb is. */
const actionsBelow = {
  '& thead': visuallyHidden,
  '& td[data-kind="actions"]': { float: 'right', height: 'auto', mt: -1, mr: -1.5 },
};

/** Elsewhere they stand at the right of the whole row, and the number in a column of its own. */
const actionsBeside = (width: string) => ({
  '& thead': { display: 'block' },
  '& thead tr': legend,
  '& tbody tr:not(:has([data-kind="state"]))': { minHeight: 60, pl: 6.5, pr: width },
  '& tbody td[data-kind="number"]': { ml: -5 },
  '& td[data-kind="actions"]': {
    position: 'absolute',
    insetBlock: 0,
    right: 12,
    display: 'flex',
    alignItems: 'center',
    height: 'auto',
  },
});

/** The width of a cell, in CSS, whose content takes so many `em` of a table's text. */
export const cellWidth = (em: number) => `calc(${em * 0.875}rem + ${CELL_SIDES}px)`;

/**
 * A table where its card has space for all columns, else rows of text. Browsers drop a table's
 * semantics once its display changes, so every part has an explicit role.
 *
 * @param widths of the columns in `em`; the last one has the actions
 */
export function tableStyles(widths: number[]) {
  const isNarrow = `(width < calc(${widths.map(cellWidth).join(' + ')}))`;
  return {
    [`@container ${isNarrow}`]: {
      '&, & tbody': { display: 'block' },
      '& tbody tr': row,
    },
    [`@container ${isNarrow} and (width < ${NARROW_WIDTH})`]: actionsBelow,
    [`@container ${isNarrow} and (width >= ${NARROW_WIDTH})`]: actionsBeside(
      cellWidth(widths.at(-1) ?? 0),
    ),
  };
}
