import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { TEXT_COLORS } from '../../../../contract/postHtml';
import type { TextColor } from '../../../../contract/postHtml';
import { DARK_TEXT_COLORS, descriptionStyles } from '../htmlStyles';
import { COLOR_NAMES } from './converters/vocabulary';
import { listStyles } from './listStyles';

/* draft-js styles text by style objects, not by classes: the shades of both schemes are variables. */

const variableOf = (color: TextColor) => `--post-color-${color}`;
export const colorVariable = (color: TextColor) => `var(${variableOf(color)})`;

const shades = (colors: Record<TextColor, string>) =>
  Object.fromEntries(COLOR_NAMES.map((name) => [variableOf(name), colors[name]]));

export const colorVariables = (theme: Theme): SystemStyleObject<Theme> => ({
  ...shades(TEXT_COLORS),
  ...theme.applyStyles('dark', shades(DARK_TEXT_COLORS)),
});

/** The frame round toolbar and text, as that of a text field. */
export const frameStyles = (isWrong: boolean): SystemStyleObject<Theme> => {
  const color = isWrong ? 'error.main' : 'primary.main';
  return {
    border: 1,
    borderColor: isWrong ? 'error.main' : 'outline',
    borderRadius: 1,
    minWidth: 0,
    bgcolor: 'background.paper',
    '&:has([contenteditable]:focus, textarea:focus)': {
      borderColor: color,
      outline: '1px solid',
      outlineColor: (theme) => (theme.vars ?? theme).palette[isWrong ? 'error' : 'primary'].main,
    },
  };
};

/**
 * draft-js asks for `pre-wrap`, with which Chromium takes 15 times as long to lay out a paragraph of
 * 5,000 Burmese words. This keeps all spaces as well.
 */
const fastLines = { whiteSpace: 'break-spaces !important' };

/**
 * A box whose size does not hang on what is in it: only so a key press lays out the text alone and
 * not the page round it, which takes as long again.
 */
const fixedBox = {
  height: 'clamp(240px, 50vh, 560px)',
  minHeight: 120,
  contain: 'strict',
  overflowY: 'auto',
  resize: 'vertical',
  '& .DraftEditor-root, & .DraftEditor-editorContainer': { height: '100%' },
} as const;

/** The text as the detail page shows it, in a box that scrolls. */
export const contentStyles = (theme: Theme): SystemStyleObject<Theme> => ({
  ...fixedBox,
  ...descriptionStyles(theme),
  ...colorVariables(theme),
  '& [contenteditable]': { minHeight: '100%', px: 2, py: 1.5, ...fastLines },
  '& [data-contents] > div': { mb: '0.75em' },
  '& [data-contents] > :last-child': { mb: 0 },
  ...listStyles,
});
