import { EditorState, Modifier } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import { cleanLines } from '../../../../../contract/text';
import type { BlockFormat, ParsedBlock } from '../converters/BlockCollector';
import { alignmentOf, CODE, isBurmeseItem, NORMAL, typeOf } from '../converters/formats';
import { blocksToContent } from '../converters/htmlToContent';
import { PLAIN } from '../converters/inlineFormat';
import type { InlineFormat } from '../converters/inlineFormat';
import { withBlocks } from './blockCommands';

const formatOf = (block: ContentBlock): BlockFormat => ({
  type: typeOf(block),
  depth: block.getDepth(),
  alignment: alignmentOf(block),
  isBurmese: isBurmeseItem(block),
});

function blocksOfText(text: string, block: BlockFormat, styles: Iterable<string>): ParsedBlock[] {
  const format = { ...PLAIN, styles: new Set(styles) };
  return cleanLines(text)
    .split('\n')
    .map((line) => (block.type === CODE ? line : line.replace(/\t/g, ' ')))
    .map((line) => ({
      ...block,
      text: line,
      formats: Array<InlineFormat>(line.length).fill(format),
    }));
}

const isVisible = ({ text, type }: ParsedBlock) => type === CODE || text.trim() !== '';

/** The target block keeps its format. An empty one takes that of the first pasted block. */
function restoreFormat(
  content: ContentState,
  target: ContentBlock,
  first: ContentBlock,
): ContentState {
  const isReplaced = target.getLength() === 0 && first.getType() !== NORMAL;
  const source = isReplaced ? first : target;
  const block = content.getBlockForKey(target.getKey());
  return withBlocks(content, [block], () => ({
    type: source.getType(),
    depth: source.getDepth(),
    data: source.getData(),
  }));
}

function insertBlocks(state: EditorState, blocks: ParsedBlock[]): EditorState {
  const fragment = blocksToContent(blocks).getBlockMap();
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const remaining = selection.isCollapsed()
    ? content
    : Modifier.removeRange(content, selection, 'forward');
  const caret = selection.isCollapsed() ? selection : remaining.getSelectionAfter();
  const target = remaining.getBlockForKey(caret.getStartKey());
  const pasted = Modifier.replaceWithFragment(remaining, caret, fragment);
  return EditorState.push(
    state,
    restoreFormat(pasted, target, fragment.first()),
    'insert-fragment',
  );
}

/**
 * Replaces the selection with content copied elsewhere, and keeps the formatting that the editor
 * supports. Blank paragraphs are dropped, because other programs use them as spacing.
 *
 * @param parsed the blocks of the clipboard's HTML; without any, or in code, `text` is pasted, one
 * paragraph per line
 */
export function pasteInto(
  state: EditorState,
  text: string,
  parsed: readonly ParsedBlock[] = [],
): EditorState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const styles = state.getCurrentInlineStyle().toArray();
  const rich = block.getType() === CODE ? [] : parsed.filter(isVisible);
  const blocks = rich.length > 0 ? rich : blocksOfText(text, formatOf(block), styles);
  const visible = blocks.filter(isVisible);
  return visible.length > 0 ? insertBlocks(state, visible) : state;
}
