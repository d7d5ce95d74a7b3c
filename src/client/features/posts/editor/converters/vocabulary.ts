import type { ContentBlock } from 'draft-js';
import { ALIGNMENTS, HEADINGS, TEXT_COLORS } from '../../../../../contract/postHtml';
import type { Alignment, TextColor } from '../../../../../contract/postHtml';

/*
 * How the words of draft-js and those of a description's HTML (`contract/postHtml.ts`) translate.
 */

export const NORMAL = 'unstyled';
export const QUOTE = 'blockquote';
export const CODE = 'code-block';
export const LINK = 'LINK';

/** The block types of `h1` to `h6`. */
export const HEADING_TYPES = [
  'header-one',
  'header-two',
  'header-three',
  'header-four',
  'header-five',
  'header-six',
] as const;

export const LIST_TAGS = { 'unordered-list-item': 'ul', 'ordered-list-item': 'ol' } as const;
export type ListType = keyof typeof LIST_TAGS;

const LIST_TYPES = ['unordered-list-item', 'ordered-list-item'] as const;
const BLOCK_TYPES = [NORMAL, QUOTE, CODE, ...HEADING_TYPES, ...LIST_TYPES] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** The type of a block, as far as a description knows it. */
export function typeOf(block: ContentBlock): BlockType {
  const type = block.getType();
  return BLOCK_TYPES.find((known) => known === type) ?? NORMAL;
}

const BLOCK_TAGS: Partial<Record<string, string>> = {
  ...Object.fromEntries(HEADING_TYPES.map((type, index) => [type, HEADINGS[index]])),
  ...Object.fromEntries(Object.keys(LIST_TAGS).map((type) => [type, 'li'])),
  [QUOTE]: 'blockquote',
};

/** The element of a block; that of code is the `pre` round all its lines. */
export const tagOf = (type: string) => BLOCK_TAGS[type] ?? 'p';

export const isListType = (type: string): type is ListType => type in LIST_TAGS;

/** Lists may lie in each other this deep; it is what draft-js can show. */
export const DEEPEST_LIST = 4;

/** Inline styles and their elements, the outermost first. */
export const STYLE_TAGS = { BOLD: 'strong', ITALIC: 'em', UNDERLINE: 'u' } as const;
export type StyleName = keyof typeof STYLE_TAGS;

export const COLOR_NAMES = Object.keys(TEXT_COLORS) as TextColor[];

/** The inline style of a colour of the palette. */
export const colorStyle = (color: TextColor) => `COLOR_${color}`;

/** Where a block keeps its alignment; the start of the line needs none. */
export const ALIGNMENT = 'alignment';

export function alignmentOf(block: ContentBlock): Alignment | undefined {
  const alignment: unknown = block.getData().get(ALIGNMENT);
  return ALIGNMENTS.find((known) => known === alignment);
}
