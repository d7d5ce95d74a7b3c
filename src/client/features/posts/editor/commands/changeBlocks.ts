import { EditorState } from 'draft-js';
import type { ContentBlock, ContentState, EditorChangeType, SelectionState } from 'draft-js';

/** Keys of the blocks that a selection touches, in their order. */
function selectedKeys(content: ContentState, selection: SelectionState): string[] {
  const keys = content.getBlocksAsArray().map((block) => block.getKey());
  const start = keys.indexOf(selection.getStartKey());
  const end = keys.indexOf(selection.getEndKey());
  // A triple click reaches to the start of the next block, which nobody means to change.
  const isPastEnd = end > start && selection.getEndOffset() === 0;
  return keys.slice(start, isPastEnd ? end : end + 1);
}

export function selectedBlocks(state: EditorState): ContentBlock[] {
  const content = state.getCurrentContent();
  return selectedKeys(content, state.getSelection()).map((key) => content.getBlockForKey(key));
}

/** The selection widened to the whole of the blocks that it touches. */
export function wholeBlocks(state: EditorState): SelectionState {
  const blocks = selectedBlocks(state);
  const last = blocks.at(-1);
  return state.getSelection().merge({
    anchorKey: blocks[0]?.getKey(),
    anchorOffset: 0,
    focusKey: last?.getKey(),
    focusOffset: last?.getLength() ?? 0,
    isBackward: false,
  });
}

/** What a change may give a block anew. */
export interface BlockChange {
  type?: string;
  depth?: number;
  data?: ReturnType<ContentBlock['getData']>;
}

/** Content with some of its blocks changed; the selection stays. */
export function withBlocks(
  content: ContentState,
  blocks: ContentBlock[],
  change: (block: ContentBlock) => BlockChange,
): ContentState {
  // The typings know a record's `merge` only as that of any map.
  const blockMap = blocks.reduce(
    (map, block) => map.set(block.getKey(), block.merge(change(block)) as ContentBlock),
    content.getBlockMap(),
  );
  return content.set('blockMap', blockMap) as ContentState;
}

/** Changes the blocks that the selection touches, as one step of undo. */
export function changeBlocks(
  state: EditorState,
  change: (block: ContentBlock) => BlockChange,
  changeType: EditorChangeType,
): EditorState {
  const selection = state.getSelection();
  const content = withBlocks(state.getCurrentContent(), selectedBlocks(state), change).merge({
    selectionBefore: selection,
    selectionAfter: selection,
  }) as ContentState;
  return EditorState.push(state, content, changeType);
}
