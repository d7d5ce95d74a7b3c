import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { oneLine } from '../ui/OneLine';
import { visuallyHidden } from '../ui/visuallyHidden';
import { NARROW_WIDTH } from './narrow';

/** The padding of both sides of a cell, in CSS pixels. */
const CELL_SIDES = 14;

/** Separates the values of a line. The empty alternative text hides it from screen readers. */
const separator = { content: '" · " / ""' };

/**
 * The number stands before the first line. The other values follow the main one in one line of
 * text. The number floats, because it comes first in the row and the text flows around it.
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
  // A line of details is lower than the number, so the main cell would otherwise start beside the
  // number.
  '& > td[data-kind="detail"] + td[data-kind="main"]': { clear: 'left' },
  '& > td[data-kind="number"]': { float: 'left', height: 'auto', pr: 1, lineHeight: '1.5625rem' },
  '& > td[data-kind="detail"]:not(:nth-last-of-type(2), :has(+ [data-kind="main"]))::after':
    separator,
  '& > td[data-kind="divider"]': { display: 'block' },
  '& > td[data-kind="state"]': { display: 'block', height: 'auto', minHeight: 52 },
  '&[aria-hidden] > td[data-kind="detail"]': { display: 'none' },
};

const legend = {
  display: 'flow-root',
  position: 'relative',
  px: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& > th': { display: 'inline', p: 0, border: 0, lineHeight: 2 },
  '& > th[data-kind="number"]': { float: 'left', height: 'auto', minWidth: 0 },
  '& > th[data-kind="actions"]': { float: 'right', height: 'auto', minWidth: 0 },
  '& > th:is([data-kind="main"], [data-kind="detail"]):not(:nth-last-of-type(2))::after': separator,
};

const actionsBelow = {
  '& thead': visuallyHidden,
  '& td[data-kind="actions"]': { float: 'right', height: 'auto', mt: -1 },
  // Aligns the icons, not their larger touch targets, with the text.
  '& tr:not([aria-hidden]) > td[data-kind="actions"]': { mr: -1.5 },
};

/** The start of the text, in steps of the theme. The number, or the picture with it, is before it. */
const gutterOf = (hasPictures: boolean) => (hasPictures ? 8 : 6.5);

/** The padding at the start of a row. */
const ROW_START = 1.5;

const actionsBeside = (width: string, gutter: number) => ({
  '& thead': { display: 'block' },
  '& thead tr': { ...legend, pl: gutter },
  '& thead th[data-kind="number"]': { ml: ROW_START - gutter },
  '& tbody tr:not(:has([data-kind="state"], [data-kind="divider"]))': {
    minHeight: 60,
    pl: gutter,
    pr: width,
  },
  '& tbody td[data-kind="number"]': { ml: ROW_START - gutter },
  '& td[data-kind="actions"]': {
    position: 'absolute',
    insetBlock: 0,
    right: 12,
    display: 'flex',
    alignItems: 'center',
    height: 'auto',
  },
});

/**
 * From this width on, the details fit beside the main column, whose excerpt then takes one line.
 */
const BESIDE_WIDTH = '60rem';

const mainBeside = { float: 'left', width: '62%', height: 'auto' };
const valuesBeside = (actionsWidth: string) => ({
  // The header row reserves no space for the actions.
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

/** Returns the CSS width of a cell whose content takes `em` of a table's text. */
export const cellWidth = (em: number) => `calc(${em * 0.875}rem + ${CELL_SIDES}px)`;

/**
 * A table if its card has space for all columns, else rows of text. Browsers drop a table's
 * semantics once its `display` changes, so every part has an explicit role.
 *
 * @param widths of the columns in `em`; the last one is that of the actions
 * @param hasPictures whether each number stands on a picture
 */
export function tableStyles(widths: number[], hasPictures: boolean): SystemStyleObject<Theme> {
  const actionsWidth = cellWidth(widths.at(-1) ?? 0);
  const isNarrow = `(width < calc(${widths.map(cellWidth).join(' + ')}))`;
  return {
    [`@container ${isNarrow}`]: {
      '&, & tbody': { display: 'block' },
      '& tbody tr': row,
    },
    [`@container ${isNarrow} and (width < ${NARROW_WIDTH})`]: actionsBelow,
    [`@container ${isNarrow} and (width >= ${NARROW_WIDTH})`]: actionsBeside(
      actionsWidth,
      gutterOf(hasPictures),
    ),
    [`@container ${isNarrow} and (width >= ${BESIDE_WIDTH})`]: valuesBeside(actionsWidth),
    // Without `contain`, the single line of text would widen its column.
    [`@container (width >= ${BESIDE_WIDTH})`]: {
      '& [data-one-line]': { ...oneLine, contain: 'inline-size' },
    },
    [`@container not ${isNarrow}`]: {
      '& td[data-kind="detail"] [data-two-lines]': twoLines,
      '& td[data-kind="detail"] [data-icon]': { float: 'left', mr: 0.75 },
    },
  };
}
