import {
  ALIGNABLE_TAGS,
  ALIGNMENTS,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../../src/contract/postHtml';

const anyOf = (values: readonly string[]) => `(?:${values.join('|')})`;
const blocks = anyOf(ALIGNABLE_TAGS);
const others = anyOf(POST_HTML_TAGS.filter((tag) => !['a', 'span'].includes(tag)));

const PARTS = [
  '[^<>&]',
  '&(?:amp|lt|gt|quot);',
  `<${others}>`,
  `</${anyOf(POST_HTML_TAGS.filter((tag) => tag !== 'br'))}>`,
  `<${blocks} style="text-align:${anyOf(ALIGNMENTS)}">`,
  `<span style="color:${anyOf(Object.values(TEXT_COLORS))}">`,
  '<a href="(?:https?|mailto|tel):[^"<>\\s]+">',
];

/** Matches a sanitized description. None of its parts can run or load anything. */
export const CLEAN_HTML = new RegExp(`^(?:${PARTS.join('|')})*$`, 'i');
