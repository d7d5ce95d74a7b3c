/*
 * The HTML of a description: what the editor can produce is what the server accepts and what the
 * detail page shows.
 */

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const ALIGNABLE_TAGS = ['p', ...HEADINGS, 'blockquote', 'li'] as const;

/**
 * Every element allowed in a description. `pre` is the code block, `span` carries a colour, and `s`
 * is text that is no longer valid.
 */
export const POST_HTML_TAGS = [
  ...ALIGNABLE_TAGS,
  'ul',
  'ol',
  'pre',
  'strong',
  'em',
  'u',
  's',
  'a',
  'span',
  'br',
] as const;

const LINE_THROUGH = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i;

/** Whether a `style` strikes out its text, as other programs do in place of an `s`. */
export const isStruckOut = (style: string) => LINE_THROUGH.test(style);

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

/** The value of `list-style-type` of an `ol` with Burmese digits. Other numbered lists have none. */
export const BURMESE_NUMBERS = 'myanmar';
const BURMESE_LIST = /(?:^|;)\s*list-style(?:-type)?\s*:[^;]*\b(?:myanmar|burmese)\b/i;

export const isBurmeseList = (style: string) => BURMESE_LIST.test(style);

const LIST_NUMBER = /^\s*([+-]?\d{1,9})(?!\d)/;

/** Reads the `start` of an `ol` or the `value` of an `li` as browsers do; null if it has no number. */
export function listNumber(attribute: string | null | undefined): number | null {
  const digits = LIST_NUMBER.exec(attribute ?? '')?.[1];
  // `-0` is zero.
  return digits === undefined ? null : Number(digits) + 0;
}

const BURMESE_ZERO = 0x1040;

export const inBurmeseDigits = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(BURMESE_ZERO + Number(digit)));

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
