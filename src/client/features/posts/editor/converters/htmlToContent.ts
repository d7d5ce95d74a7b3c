import { ContentState, convertFromRaw, genKey } from 'draft-js';
import type {
  ContentBlock,
  RawDraftContentBlock,
  RawDraftContentState,
  RawDraftEntityRange,
  RawDraftInlineStyleRange,
} from 'draft-js';
import { parseHtml } from '../../../../shared/text/html';
import type { ParsedBlock } from './BlockCollector';
import { ALIGNMENT, isListType, LINK, NORMAL } from './formats';
import { readBlocks } from './readBlocks';

type Entities = RawDraftContentState['entityMap'];
type CharacterList = ReturnType<ContentBlock['getCharacterList']>;

/** A parsed block, and where each of its runs starts that are formatted alike. */
interface Runs extends ParsedBlock {
  starts: number[];
}

function withRuns(block: ParsedBlock): Runs {
  const { formats } = block;
  return { ...block, starts: [...formats.keys()].filter((at) => formats[at] !== formats[at - 1]) };
}

/** The block with one character for each run, as draft-js reads the format of every character, which takes long. */
function rawBlock(block: Runs, entities: Entities): RawDraftContentBlock {
  const inlineStyleRanges: RawDraftInlineStyleRange[] = [];
  const entityRanges: RawDraftEntityRange[] = [];
  for (const [offset, start] of block.starts.entries()) {
    const { styles = [], link } = block.formats[start] ?? {};
    for (const style of styles) {
      const name = style as RawDraftInlineStyleRange['style'];
      inlineStyleRanges.push({ offset, length: 1, style: name });
    }
    if (link) {
      const key = Object.keys(entities).length;
      entities[key] = { type: LINK, mutability: 'MUTABLE', data: link };
      entityRanges.push({ offset, length: 1, key });
    }
  }
  const { type, alignment } = block;
  const text = '-'.repeat(block.starts.length);
  const data = alignment && { [ALIGNMENT]: alignment };
  const depth = isListType(type) ? block.depth : 0;
  return { key: genKey(), type, text, depth, inlineStyleRanges, entityRanges, data };
}

/** The formats of characters without any. */
const plainCharacters = (length: number): CharacterList =>
  ContentState.createFromText('-'.repeat(length)).getFirstBlock().getCharacterList();

/** Puts the text in place of the characters that stand for its runs. `plain` is at least as long. */
function expand(block: ContentBlock, { text, starts }: Runs, plain: CharacterList): ContentBlock {
  const runs = block.getCharacterList();
  // Lists take long to build, but share what is the same.
  const characterList = plain.setSize(text.length).withMutations((list) => {
    starts.forEach((start, run) => {
      const format = runs.get(run);
      if (format === plain.first()) return;
      for (let at = start; at < (starts[run + 1] ?? text.length); at += 1) list.set(at, format);
    });
  });
  return block.merge({ text, characterList }) as ContentBlock;
}

const EMPTY: ParsedBlock = { type: NORMAL, depth: 0, text: '', formats: [] };

/** The content of these blocks; one empty paragraph where there are none. */
export function blocksToContent(parsed: ParsedBlock[]): ContentState {
  const entityMap: Entities = {};
  const blocks = (parsed.length > 0 ? parsed : [EMPTY]).map(withRuns);
  const raw = blocks.map((block) => rawBlock(block, entityMap));
  const decoded = convertFromRaw({ blocks: raw, entityMap }).getBlocksAsArray();
  const plain = plainCharacters(Math.max(...blocks.map(({ text }) => text.length)));
  return ContentState.createFromBlockArray(
    decoded.map((block, index) => {
      const runs = blocks[index];
      return runs ? expand(block, runs, plain) : block;
    }),
  );
}

/** Parses HTML of any origin, without running its scripts or loading its images. */
export const parseBlocks = (html: string): ParsedBlock[] => readBlocks(parseHtml(html).body);

/** A description as content of the editor. What `contentToHtml` wrote is read back without loss. */
export const htmlToContent = (html: string): ContentState => blocksToContent(parseBlocks(html));
