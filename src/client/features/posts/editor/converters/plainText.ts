import type { ContentBlock, ContentState } from 'draft-js';
import { htmlToContent } from './htmlToContent';
import { escapeText } from './blockHtml';
import { protectSpaces } from './spaces';
import { alignmentOf, CODE, HEADING_TYPES, isListType, QUOTE } from './vocabulary';

type Test = (block: ContentBlock) => boolean;

const someCharacter = (test: (style: string) => boolean) => (block: ContentBlock) =>
  block
    .getCharacterList()
    .some((look) => look?.getStyle().some((style) => test(style ?? '')) ?? false);

/** Formatting that plain text lacks, as a person calls it; each is a text of the screen. */
const FORMATS: Record<string, Test> = {
  headings: (block) => HEADING_TYPES.some((type) => type === block.getType()),
  lists: (block) => isListType(block.getType()),
  quotes: (block) => block.getType() === QUOTE,
  'code blocks': (block) => block.getType() === CODE,
  'bold, italic or underlined text': someCharacter((style) => !style.startsWith('COLOR_')),
  'text colours': someCharacter((style) => style.startsWith('COLOR_')),
  links: (block) => block.getCharacterList().some((look) => Boolean(look?.getEntity())),
  alignment: (block) => alignmentOf(block) !== undefined,
};

/** What a description would lose as plain text; nothing where it has only paragraphs. */
export function formatsOf(html: string): string[] {
  const blocks = htmlToContent(html).getBlocksAsArray();
  return Object.keys(FORMATS).filter((name) => blocks.some((block) => FORMATS[name]?.(block)));
}

/** A description as plain text: a line for each paragraph. */
export const textOf = (content: ContentState) => content.getPlainText('\n');

/** Plain text as a description: a paragraph for each line. */
export function htmlOfText(text: string): string {
  if (text === '') return '';
  return text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeText(protectSpaces(line)) || '<br>'}</p>`)
    .join('');
}
