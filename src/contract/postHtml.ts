/*
 * The HTML of a description: exactly what the editor can produce (readings 85 and 86), what the
 * server lets through when it is written, and what the detail page shows (readings 88).
 */

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements that hold a line or a paragraph of text and may be aligned. */
export const ALIGNABLE_TAGS = ['p', ...HEADINGS, 'blockquote', 'li'] as const;

/** Every element that a description may hold. `pre` is the code block, `span` carries a colour. */
export const POST_HTML_TAGS = [
  ...ALIGNABLE_TAGS,
  'ul',
  'ol',
  'pre',
  'strong',
  'em',
  'u',
  'a',
  'span',
  'br',
] as const;

/** Values of `text-align` beside the start of the line, which needs none. */
export const ALIGNMENTS = ['center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * Values of `color` on the wire, by the name under which the toolbar offers them. Each scheme of
 * the theme shows a shade of its own, so that the text can be read on dark ground too.
 */
export const TEXT_COLORS = {
  red: '#b3261e',
  orange: '#9a4600',
  green: '#1b5e20',
  teal: '#0b6e79',
  blue: '#1a56a8',
  purple: '#7b1fa2',
  gray: '#566572',
} as const;
export type TextColor = keyof typeof TEXT_COLORS;

/** Where a link of a description may lead. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;
