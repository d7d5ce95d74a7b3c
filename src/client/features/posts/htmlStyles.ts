import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { ALIGNMENTS, BURMESE_NUMBERS, TEXT_COLORS } from '../../../contract/postHtml';
import type { Alignment, TextColor } from '../../../contract/postHtml';

/*
 * The styles of a description, on the detail page and in the editor. The content security policy
 * forbids `style` attributes, so alignment and colour are classes.
 */

export const alignmentClass = (alignment: Alignment) => `post-align-${alignment}`;
export const BURMESE_NUMBERS_CLASS = 'post-numbers-burmese';
export const STRUCK_CLASS = 'post-struck';
export const colorClass = (color: TextColor) => `post-color-${color}`;

export const DARK_TEXT_COLORS: Record<TextColor, string> = {
  red: '#ffb4ab',
  orange: '#ffb783',
  green: '#a5d6a7',
  teal: '#5cc2cc',
  blue: '#a8c7fa',
  purple: '#e1b8f2',
  gray: '#9fb0bf',
};

function colorRules(colors: Record<TextColor, string>, within = '&') {
  const names = Object.keys(colors) as TextColor[];
  return Object.fromEntries(
    names.map((name) => [`${within} .${colorClass(name)}`, { color: colors[name] }]),
  );
}

/** For a part of the page that is always in the light scheme. */
export const lightColors = colorRules(TEXT_COLORS, '& [data-color-scheme="light"]');

/** The number or bullet of an aligned item moves with its text. */
const alignmentRules = Object.fromEntries(
  ALIGNMENTS.map((alignment) => [
    `& .${alignmentClass(alignment)}`,
    { textAlign: alignment, listStylePosition: 'inside' },
  ]),
);

const headings = {
  '& h1': { fontSize: '1.5em' },
  '& h2': { fontSize: '1.25em' },
  '& h3': { fontSize: '1.125em' },
  '& h4': { fontSize: '1em' },
  '& h5': { fontSize: '0.875em' },
  '& h6': { fontSize: '0.875em', color: 'text.secondary' },
  '& :is(h1, h2, h3, h4, h5, h6)': { mt: 0, mb: '0.25em', fontWeight: 600, lineHeight: 1.8 },
  '& * + :is(h1, h2, h3, h4, h5, h6)': { mt: '1em' },
};

const blocks = {
  '& :is(p, ul, ol, blockquote, pre)': { mt: 0, mb: '0.75em' },
  '& :is(ul, ol)': { pl: '1.75em' },
  [`& ol.${BURMESE_NUMBERS_CLASS}`]: { listStyleType: BURMESE_NUMBERS },
  [`& .${STRUCK_CLASS}`]: { textDecoration: 'line-through' },
  '& blockquote': {
    mx: 0,
    py: 0.5,
    pl: 2,
    borderLeft: 3,
    borderColor: 'outline',
    color: 'text.secondary',
  },
  '& pre': {
    overflowX: 'auto',
    px: 2,
    py: 1.5,
    borderRadius: 1,
    bgcolor: 'action.hover',
    fontFamily:
      '"Installed Burmese", "Noto Sans Myanmar", ui-monospace, Consolas, "Liberation Mono", monospace',
    fontSize: '0.875em',
    whiteSpace: 'pre',
    overflowWrap: 'normal',
    '@media print': { whiteSpace: 'pre-wrap' },
  },
};

/**
 * The `sx` of a description: sizes in `em` of 16 px, and a line height for stacked Burmese letters.
 */
export const descriptionStyles = (theme: Theme): SystemStyleObject<Theme> => ({
  fontSize: '1rem',
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
  ...headings,
  ...blocks,
  '& a[href]': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ...alignmentRules,
  ...colorRules(TEXT_COLORS),
  ...theme.applyStyles('dark', colorRules(DARK_TEXT_COLORS)),
  '& > :last-child': { mb: 0 },
});
