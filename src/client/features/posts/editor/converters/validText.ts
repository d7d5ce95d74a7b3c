import type { ContentBlock, ContentState } from 'draft-js';

function textOf(block: ContentBlock): string {
  const characters = block.getCharacterList();
  return block
    .getText()
    .split('')
    .filter((_, index) => !characters.get(index).hasStyle('STRIKETHROUGH'))
    .join('');
}

/** Returns the text without what is struck out, one paragraph per line. */
export const validText = (content: ContentState) =>
  content.getBlocksAsArray().map(textOf).join('\n');
