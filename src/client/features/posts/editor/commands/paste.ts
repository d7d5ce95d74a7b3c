import { EditorState, Modifier } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import type { Place, ReadBlock } from '../converters/BlockCollector';
import { blocksOfHtml, contentOf } from '../converters/htmlToContent';
import { PLAIN } from '../converters/marks';
import type { Marks } from '../converters/marks';
import { alignmentOf, CODE, NORMAL, typeOf } from '../converters/vocabulary';
import { withBlocks } from './changeBlocks';

const CONTROL = /[^\P{Cc}\t]/gu;

const placeOf = (block: ContentBlock): Place => ({
  type: typeOf(block),
  depth: block.getDepth(),
  alignment: alignmentOf(block),
});

function blocksOfText(text: string, place: Place, styles: Iterable<string>): ReadBlock[] {
  const marks = { ...PLAIN, styles: new Set(styles) };
  return text
    .split(/\r\n?|\n/)
    .map((line) => (place.type === CODE ? line : line.replace(/\t/g, ' ')).replace(CONTROL, ''))
    .map((line) => ({ ...place, text: line, marks: Array<Marks>(line.length).fill(marks) }));
}

const isVisible = ({ text, type }: ReadBlock) => type === CODE || text.trim() !== '';

/** draft-js lets the text round a pasted block decide what it becomes; an empty one has no say. */
function settle(content: ContentState, target: ContentBlock, first: ContentBlock): ContentState {
  const isTaken = target.getLength() === 0 && first.getType() !== NORMAL;
  const source = isTaken ? first : target;
  const block = content.getBlockForKey(target.getKey());
  return withBlocks(content, [block], () => ({
    type: source.getType(),
    depth: source.getDepth(),
    data: source.getData(),
  }));
}

function insertBlocks(state: EditorState, blocks: ReadBlock[]): EditorState {
  const fragment = contentOf(blocks).getBlockMap();
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const bare = selection.isCollapsed()
    ? content
    : Modifier.removeRange(content, selection, 'forward');
  const caret = selection.isCollapsed() ? selection : bare.getSelectionAfter();
  const target = bare.getBlockForKey(caret.getStartKey());
  const pasted = Modifier.replaceWithFragment(bare, caret, fragment);
  return EditorState.push(state, settle(pasted, target, fragment.first()), 'insert-fragment');
}

/**
 * Puts what was copied elsewhere in the place of the selection, with what the editor can hold of its
 * formatting. Blank paragraphs are left out: others use them as spacing.
 *
 * @param html as the clipboard has it; without it the text counts, a paragraph for each line
 */
export function pasteInto(state: EditorState, text: string, html?: string): EditorState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isCode = block.getType() === CODE;
  const styles = state.getCurrentInlineStyle().toArray();
  const blocks = html && !isCode ? blocksOfHtml(html) : blocksOfText(text, placeOf(block), styles);
  const visible = blocks.filter(isVisible);
  return visible.length > 0 ? insertBlocks(state, visible) : state;
}
