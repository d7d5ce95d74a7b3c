import { convertFromRaw, genKey } from 'draft-js';
import type {
  ContentState,
  RawDraftContentBlock,
  RawDraftContentState,
  RawDraftEntityRange,
  RawDraftInlineStyleRange,
} from 'draft-js';
import { parseHtml } from '../../../../shared/text/parseHtml';
import type { ReadBlock } from './BlockCollector';
import type { Marks } from './marks';
import { readBlocks } from './readBlocks';
import { ALIGNMENT, isListType, LINK, NORMAL } from './vocabulary';

type Entities = RawDraftContentState['entityMap'];

/** draft-js counts the characters of raw content in code points, not in UTF-16 units. */
const countCharacters = (text: string) => [...text].length;

/** The stretches of a block that are marked alike; offset and length as draft-js counts them. */
function stretchesOf({ text, marks }: ReadBlock) {
  const stretches: { marks: Marks; offset: number; length: number }[] = [];
  let start = 0;
  let offset = 0;
  marks.forEach((mark, index) => {
    if (mark === marks[index + 1]) return;
    const length = countCharacters(text.slice(start, index + 1));
    stretches.push({ marks: mark, offset, length });
    start = index + 1;
    offset += length;
  });
  return stretches;
}

function rawBlock(block: ReadBlock, entities: Entities): RawDraftContentBlock {
  const inlineStyleRanges: RawDraftInlineStyleRange[] = [];
  const entityRanges: RawDraftEntityRange[] = [];
  for (const { marks, offset, length } of stretchesOf(block)) {
    for (const style of marks.styles) {
      inlineStyleRanges.push({ offset, length, style: style as RawDraftInlineStyleRange['style'] });
    }
    if (marks.link) {
      const key = Object.keys(entities).length;
      entities[key] = { type: LINK, mutability: 'MUTABLE', data: marks.link };
      entityRanges.push({ offset, length, key });
    }
  }
  const { type, text, alignment } = block;
  const data = alignment && { [ALIGNMENT]: alignment };
  const depth = isListType(type) ? block.depth : 0;
  return { key: genKey(), type, text, depth, inlineStyleRanges, entityRanges, data };
}

const EMPTY: ReadBlock = { type: NORMAL, depth: 0, text: '', marks: [] };

/** Blocks as content of the editor; without any it holds one empty paragraph. */
export function contentOf(read: ReadBlock[]): ContentState {
  const entityMap: Entities = {};
  const blocks = read.length > 0 ? read : [EMPTY];
  return convertFromRaw({ blocks: blocks.map((block) => rawBlock(block, entityMap)), entityMap });
}

/** The blocks that some HTML holds, of whatever origin. No script of it runs, no image is loaded. */
export const blocksOfHtml = (html: string): ReadBlock[] => readBlocks(parseHtml(html).body);

/** A description as content of the editor. What `contentToHtml` wrote is read back without loss. */
export const htmlToContent = (html: string): ContentState => contentOf(blocksOfHtml(html));
