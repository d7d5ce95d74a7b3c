import { EditorState, Modifier, RichUtils } from 'draft-js';
import type { ContentBlock } from 'draft-js';
import { CODE, HEADING_TYPES, isListType, NORMAL, QUOTE } from '../converters/vocabulary';
import { indent, setBlockType } from './blockCommands';
import { withBlocks } from './changeBlocks';

const isHeading = (type: string) => HEADING_TYPES.some((heading) => heading === type);

/** Enter in an empty item, quote or last line of code leads out of it. */
function leave(state: EditorState, block: ContentBlock): EditorState | null {
  const type = block.getType();
  if (block.getLength() > 0) return null;
  if (isListType(type) && block.getDepth() > 0) return indent(-1)(state);
  const after = state.getCurrentContent().getBlockAfter(block.getKey());
  const isLastLine = type === CODE && after?.getType() !== CODE;
  const isLeft = isListType(type) || type === QUOTE || isLastLine;
  return isLeft ? setBlockType(NORMAL)(state) : null;
}

/** The next block is of the same kind, but for the one after a heading; draft-js drops its alignment. */
function split(state: EditorState, block: ContentBlock): EditorState {
  const content = Modifier.splitBlock(state.getCurrentContent(), state.getSelection());
  const below = content.getBlockForKey(content.getSelectionAfter().getStartKey());
  const isAfterHeading = isHeading(block.getType()) && below.getLength() === 0;
  const changed = withBlocks(content, [below], () => ({
    type: isAfterHeading ? NORMAL : below.getType(),
    data: block.getData(),
  }));
  return EditorState.push(state, changed, 'split-block');
}

/**
 * What the Enter key does.
 *
 * @param isSoft with Shift: a new line in the same block
 */
export function pressEnter(state: EditorState, isSoft: boolean): EditorState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  if (isSoft && block.getType() !== CODE) return RichUtils.insertSoftNewline(state);
  return (selection.isCollapsed() && leave(state, block)) || split(state, block);
}
