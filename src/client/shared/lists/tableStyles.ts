import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { oneLine } from '../ui/OneLine';
import { visuallyHidden } from '../ui/visuallyHidden';
import { NARROW_WIDTH } from './narrow';

/** The padding of both sides of a cell, in CSS pixels. */
const CELL_SIDES = 20;

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
  // Below a line of details, which is lower than the number, it would begin beside the number.
  '& > td[data-kind="detail"] + td[data-kind="main"]': { clear: 'left' },
  '& > td[data-kind="number"]': { float: 'left', height: 'auto', pr: 1, lineHeight: '1.5625rem' },
  '& > td[data-kind="detail"]:not(:nth-last-of-type(2), :has(+ [data-kind="main"]))::after':
    separator,
  '& > td[data-kind="state"]': { display: 'block', height: 'auto', minHeight: 52 },
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
  '& td[data-kind="actions"]': { float: 'right', height: 'auto', mt: -1 },
  // The icons, not the larger targets around them, are flush with the text.
  '& tr:not([aria-hidden]) > td[data-kind="actions"]': { mr: -1.5 },
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

/** From here on the other columns have space beside the main one, whose excerpt then takes one line. */
const BESIDE_WIDTH = '60rem';

const mainBeside = { float: 'left', width: '62%', height: 'auto' };
const valuesBeside = (actionsWidth: string) => ({
  // The row of names has no space left out for the actions.
  '& thead tr > th[data-kind="main"]': {
    ...mainBeside,
    width: `calc((100% - ${actionsWidth} + 12px) * 0.62)`,
  },
  '& thead tr > th[data-kind="main"]:not(:nth-last-of-type(2))::after': { content: 'none' },
  '& tbody tr > td[data-kind="main"]': { ...mainBeside, pr: 3 },
  '& tbody tr > td[data-kind="detail"]': { lineHeight: '1.5625rem' },
});

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** The width of a cell, in CSS, whose content takes so many `em` of a table's text. */
export const cellWidth = (em: number) => `calc(${em * 0.875}rem + ${CELL_SIDES}px)`;

/**
 * A table where its card has space for all columns, else rows of text. Browsers drop a table's
 * semantics once its display changes, so every part has an explicit role.
 *
 * @param widths of the columns in `em`; the last one has the actions
 */
export function tableStyles(widths: number[]): SystemStyleObject<Theme> {
  const actionsWidth = cellWidth(widths.at(-1) ?? 0);
  const isNarrow = `(width < calc(${widths.map(cellWidth).join(' + ')}))`;
  return {
    [`@container ${isNarrow}`]: {
      '&, & tbody': { display: 'block' },
      '& tbody tr': row,
    },
    [`@container ${isNarrow} and (width < ${NARROW_WIDTH})`]: actionsBelow,
    [`@container ${isNarrow} and (width >= ${NARROW_WIDTH})`]: actionsBeside(actionsWidth),
    [`@container ${isNarrow} and (width >= ${BESIDE_WIDTH})`]: valuesBeside(actionsWidth),
    // Without `contain`, the text in one line would widen its column.
    [`@container (width >= ${BESIDE_WIDTH})`]: {
      '& [data-one-line]': { ...oneLine, contain: 'inline-size' },
    },
    [`@container not ${isNarrow}`]: {
      '& td[data-kind="detail"] [data-two-lines]': twoLines,
      // An excerpt ends with dots already; the margin is for the ring of the focus. What a search has found is shown.
      '& td[data-kind="main"] [data-two-lines]:not(:has([data-one-line] mark))': {
        maxHeight: '2lh',
        overflow: 'clip',
        overflowClipMargin: '3px',
      },
    },
  };
}
