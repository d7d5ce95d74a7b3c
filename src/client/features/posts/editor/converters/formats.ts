import type { ContentBlock } from 'draft-js';
import { ALIGNMENTS, HEADINGS, TEXT_COLORS } from '../../../../../contract/postHtml';
import type { Alignment, TextColor } from '../../../../../contract/postHtml';

/*
 * Block types, inline styles and block data of draft-js, and the elements of a description's HTML
 * (`contract/postHtml.ts`) that they map to.
 */

export const NORMAL = 'unstyled';
export const QUOTE = 'blockquote';
export const CODE = 'code-block';
export const LINK = 'LINK';

export const HEADING_TYPES = [
  'header-one',
  'header-two',
  'header-three',
  'header-four',
  'header-five',
  'header-six',
] as const;

export const ORDERED = 'ordered-list-item';

export const LIST_TAGS = { 'unordered-list-item': 'ul', 'ordered-list-item': 'ol' } as const;
export type ListType = keyof typeof LIST_TAGS;

const LIST_TYPES = ['unordered-list-item', 'ordered-list-item'] as const;
const BLOCK_TYPES = [NORMAL, QUOTE, CODE, ...HEADING_TYPES, ...LIST_TYPES] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export function typeOf(block: ContentBlock): BlockType {
  const type = block.getType();
  return BLOCK_TYPES.find((known) => known === type) ?? NORMAL;
}

const BLOCK_TAGS: Partial<Record<string, string>> = {
  ...Object.fromEntries(HEADING_TYPES.map((type, index) => [type, HEADINGS[index]])),
  ...Object.fromEntries(Object.keys(LIST_TAGS).map((type) => [type, 'li'])),
  [QUOTE]: 'blockquote',
};

/** Returns the element of a block. Code has none per block: one `pre` wraps all its lines. */
export const tagOf = (type: string) => BLOCK_TAGS[type] ?? 'p';

export const isListType = (type: string): type is ListType => type in LIST_TAGS;

/** The deepest nesting of lists that draft-js can display. */
export const MAX_LIST_DEPTH = 4;

export const STYLE_TAGS = {
  BOLD: 'strong',
  ITALIC: 'em',
  UNDERLINE: 'u',
  STRIKETHROUGH: 's',
} as const;
export type StyleName = keyof typeof STYLE_TAGS;

export const COLOR_NAMES = Object.keys(TEXT_COLORS) as TextColor[];

export const colorStyle = (color: TextColor) => `COLOR_${color}`;

/**
 * The key of the alignment in a block's data. A block without it is aligned to the start of the
 * line.
 */
export const ALIGNMENT = 'alignment';

/** The key of the number in the data of an ordered item that does not continue a list. */
export const START = 'start';

export function startOf(block: ContentBlock): number | undefined {
  const start: unknown = block.getData().get(START);
  return typeof start === 'number' && block.getType() === ORDERED ? start : undefined;
}

/** The key in the data of an ordered item that is numbered with Burmese digits. */
export const BURMESE_NUMBERED = 'burmese';

export const isBurmeseItem = (block: ContentBlock) =>
  block.getType() === ORDERED && block.getData().get(BURMESE_NUMBERED) === true;

export function alignmentOf(block: ContentBlock): Alignment | undefined {
  const alignment: unknown = block.getData().get(ALIGNMENT);
  return ALIGNMENTS.find((known) => known === alignment);
}
