/*
 * The HTML of a description: what the editor can produce is what the server accepts and what the
 * detail page shows.
 */

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const ALIGNABLE_TAGS = ['p', ...HEADINGS, 'blockquote', 'li'] as const;

/** Every element allowed in a description. `pre` is the code block, `span` carries a colour. */
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

/** Values of `text-align`. Text aligned to the start of the line has none. */
export const ALIGNMENTS = ['center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * Values of `color` in the API, by their names in the toolbar. Each theme shows its own shade, so
 * that the text is readable on a dark background, too.
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

export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

const ADDRESS = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):\\P{Cc}+$`, 'iu');
/** Browsers do not open an address with white space in its host. */
const BROKEN_HOST = /^https?:[\\/]*[^\\/?#]*\s/i;

/**
 * The address of an `href` as browsers read it: they ignore white space around it and line breaks
 * in it, and encode other white space.
 *
 * @returns null for a relative address, which would lead into this site, and for any other scheme
 */
export function linkAddress(href: string): string | null {
  const address = href.trim().replace(/[\t\n\r]/g, '');
  const isAllowed = ADDRESS.test(address) && !BROKEN_HOST.test(address);
  return isAllowed ? address.replace(/\s/g, encodeURIComponent) : null;
}
