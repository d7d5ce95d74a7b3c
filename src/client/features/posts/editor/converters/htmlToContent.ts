import { convertFromRaw, genKey } from 'draft-js';
import type {
  ContentState,
  RawDraftContentBlock,
  RawDraftContentState,
  RawDraftEntityRange,
  RawDraftInlineStyleRange,
} from 'draft-js';
import { parseHtml } from '../../../../shared/text/html';
import type { ParsedBlock } from './BlockCollector';
import { ALIGNMENT, isListType, LINK, NORMAL } from './formats';
import type { InlineFormat } from './inlineFormat';
import { readBlocks } from './readBlocks';

type Entities = RawDraftContentState['entityMap'];

/** draft-js counts raw content in code points, not in UTF-16 code units. */
const countCodePoints = (text: string) => [...text].length;

/** The ranges of a block that are formatted alike; offset and length in code points. */
function rangesOf({ text, formats }: ParsedBlock) {
  const ranges: { format: InlineFormat; offset: number; length: number }[] = [];
  let start = 0;
  let offset = 0;
  formats.forEach((format, index) => {
    if (format === formats[index + 1]) return;
    const length = countCodePoints(text.slice(start, index + 1));
    ranges.push({ format, offset, length });
    start = index + 1;
    offset += length;
  });
  return ranges;
}

function rawBlock(block: ParsedBlock, entities: Entities): RawDraftContentBlock {
  const inlineStyleRanges: RawDraftInlineStyleRange[] = [];
  const entityRanges: RawDraftEntityRange[] = [];
  for (const { format, offset, length } of rangesOf(block)) {
    for (const style of format.styles) {
      inlineStyleRanges.push({ offset, length, style: style as RawDraftInlineStyleRange['style'] });
    }
    if (format.link) {
      const key = Object.keys(entities).length;
      entities[key] = { type: LINK, mutability: 'MUTABLE', data: format.link };
      entityRanges.push({ offset, length, key });
    }
  }
  const { type, text, alignment } = block;
  const data = alignment && { [ALIGNMENT]: alignment };
  const depth = isListType(type) ? block.depth : 0;
  return { key: genKey(), type, text, depth, inlineStyleRanges, entityRanges, data };
}

const EMPTY: ParsedBlock = { type: NORMAL, depth: 0, text: '', formats: [] };

/** The content of these blocks; one empty paragraph where there are none. */
export function blocksToContent(parsed: ParsedBlock[]): ContentState {
  const entityMap: Entities = {};
  const blocks = parsed.length > 0 ? parsed : [EMPTY];
  return convertFromRaw({ blocks: blocks.map((block) => rawBlock(block, entityMap)), entityMap });
}

/** Parses HTML of any origin, without running its scripts or loading its images. */
export const parseBlocks = (html: string): ParsedBlock[] => readBlocks(parseHtml(html).body);

/** A description as content of the editor. What `contentToHtml` wrote is read back without loss. */
export const htmlToContent = (html: string): ContentState => blocksToContent(parseBlocks(html));
