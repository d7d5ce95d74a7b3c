import GlobalStyles from '@mui/material/GlobalStyles';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { BURMESE_NUMBERS, TEXT_COLORS } from '../../../../contract/postHtml';
import type { TextColor } from '../../../../contract/postHtml';
import { BURMESE_NUMBERS_CLASS, DARK_TEXT_COLORS, descriptionStyles } from '../htmlStyles';
import { COLOR_NAMES, MAX_LIST_DEPTH } from './converters/formats';

/*
 * draft-js colours text with style objects, not classes, so the shades of both schemes are
 * variables.
 */

const variableOf = (color: TextColor) => `--post-color-${color}`;
export const colorVariable = (color: TextColor) => `var(${variableOf(color)})`;

const shades = (colors: Record<TextColor, string>) =>
  Object.fromEntries(COLOR_NAMES.map((name) => [variableOf(name), colors[name]]));

export const colorVariables = (theme: Theme): SystemStyleObject<Theme> => ({
  ...shades(TEXT_COLORS),
  ...theme.applyStyles('dark', shades(DARK_TEXT_COLORS)),
});

/*
 * draft-js renders nested lists flat and marks their items by depth. These counters number them
 * like the nested lists of the detail page: they continue past inner lists and restart after
 * anything else. An item with a number of its own has it as a class.
 */

const START_VARIABLE = '--post-start';
const START_CLASS = 'post-start-';
export const startClass = (start: number) => START_CLASS + start;

const INDENT_EM = 1.75;
const depths = Array.from({ length: MAX_LIST_DEPTH + 1 }, (_, depth) => depth);
const counter = (depth: number) => `post-item-${depth}`;

const restarted = (from: number) => depths.slice(from).map((depth) => `${counter(depth)} 0`);

function restart(from: number) {
  const counters = restarted(from);
  return counters.length > 0 ? { counterSet: counters.join(' ') } : {};
}

const item = (list: 'ordered' | 'unordered') => `& .public-DraftStyleDefault-${list}ListItem`;
const itemAt = (list: 'ordered' | 'unordered', depth: number) =>
  `${item(list)}.public-DraftStyleDefault-depth${depth}`;

const rulesOf = (depth: number) => ({
  [itemAt('unordered', depth)]: { ml: `${depth * INDENT_EM}em`, ...restart(depth) },
  [itemAt('ordered', depth)]: {
    ml: `${depth * INDENT_EM}em`,
    counterIncrement: counter(depth),
    ...restart(depth + 1),
  },
  [`${itemAt('ordered', depth)}[class*="${START_CLASS}"]`]: {
    counterSet: [`${counter(depth)} var(${START_VARIABLE})`, ...restarted(depth + 1)].join(' '),
  },
  [`${itemAt('ordered', depth)}::before`]: { content: `counter(${counter(depth)}) '.'` },
  [`${itemAt('ordered', depth)}.${BURMESE_NUMBERS_CLASS}::before`]: {
    content: `counter(${counter(depth)}, ${BURMESE_NUMBERS}) '.'`,
  },
});

const aligned = '& li[class*="post-align-"]';

const listStyles = {
  '& [data-contents]': { counterReset: depths.map(counter).join(' ') },
  '& [data-contents] > :not(ul, ol)': restart(0),
  ...Object.fromEntries(depths.flatMap((depth) => Object.entries(rulesOf(depth)))),
  // Adjacent lists of two kinds are often one nested in the other.
  '& :is(ul, ol) + :is(ul, ol)': { mt: '-0.75em' },
  [item('ordered')]: { position: 'relative', listStyleType: 'none' },
  [`${item('ordered')}::before`]: {
    position: 'absolute',
    right: '100%',
    pr: '0.4em',
    whiteSpace: 'nowrap',
  },
  // Keeps the marker of an aligned item on its line, because draft-js wraps that line in a separate
  // block.
  [`${aligned} > div`]: { display: 'inline' },
  [`${aligned}::before`]: { position: 'static' },
};

/**
 * draft-js sets `pre-wrap`, with which Chromium takes 15 times as long to lay out a paragraph of
 * 5,000 Burmese words. This value preserves spaces too.
 */
const fastLines = { whiteSpace: 'break-spaces !important' };

export const TEXT_BOX = 'post-editor-text';

/**
 * A box of fixed size, so that a key press lays out only the text, not the page around it. It is
 * positioned, because draft-js scrolls to a new paragraph by its offset in the scrolling element.
 */
const fixedBox = {
  position: 'relative',
  height: 'clamp(240px, 50vh, 560px)',
  minHeight: 120,
  contain: 'strict',
  overflow: 'hidden',
  resize: 'vertical',
  '& .DraftEditor-root': { position: 'relative', height: '100%', overflowY: 'auto' },
  '& .DraftEditor-editorContainer': { height: '100%' },
} as const;

/** The text as the detail page shows it, in a scrolling box. */
export const contentStyles = (theme: Theme): SystemStyleObject<Theme> => ({
  ...fixedBox,
  ...descriptionStyles(theme),
  ...colorVariables(theme),
  '& [contenteditable]': { minHeight: '100%', px: 2, py: 1.5, ...fastLines },
  '& [data-contents] > div': { mb: '0.75em' },
  '& [data-contents] > :last-child': { mb: 0 },
  ...listStyles,
});

/**
 * The rules for the numbers that lists begin with. They are not in the styles of the box, so that a
 * key press does not compute those.
 *
 * @param starts the numbers, separated by spaces
 */
export const ListStarts = memo(function ListStarts({ starts }: { starts: string }) {
  const rules = starts
    .split(' ')
    .map((start) => ({ [`.${TEXT_BOX} .${START_CLASS}${start}`]: { [START_VARIABLE]: start } }));
  return starts === '' ? null : <GlobalStyles styles={rules} />;
});
