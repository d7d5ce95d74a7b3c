import { EditorState } from 'draft-js';
import type { ContentBlock, ContentState, EditorChangeType, SelectionState } from 'draft-js';
import type { Alignment } from '../../../../../contract/postHtml';
import {
  ALIGNMENT,
  alignmentOf,
  BURMESE_NUMBERED,
  CODE,
  isListType,
  MAX_LIST_DEPTH,
  NORMAL,
  ORDERED,
  START,
} from '../converters/formats';
import type { BlockType } from '../converters/formats';

function selectedKeys(content: ContentState, selection: SelectionState): string[] {
  const keys = content.getBlocksAsArray().map((block) => block.getKey());
  const start = keys.indexOf(selection.getStartKey());
  const end = keys.indexOf(selection.getEndKey());
  // A triple click extends to the start of the next block, which the user does not mean to change.
  const isPastEnd = end > start && selection.getEndOffset() === 0;
  return keys.slice(start, isPastEnd ? end : end + 1);
}

export function selectedBlocks(state: EditorState): ContentBlock[] {
  const content = state.getCurrentContent();
  return selectedKeys(content, state.getSelection()).map((key) => content.getBlockForKey(key));
}

interface BlockChange {
  type?: string;
  depth?: number;
  data?: ReturnType<ContentBlock['getData']>;
  text?: string;
  characterList?: ReturnType<ContentBlock['getCharacterList']>;
}

export function withBlocks(
  content: ContentState,
  blocks: ContentBlock[],
  change: (block: ContentBlock) => BlockChange,
): ContentState {
  // The typings declare a record's `merge` as that of any map.
  const blockMap = blocks.reduce(
    (map, block) => map.set(block.getKey(), block.merge(change(block)) as ContentBlock),
    content.getBlockMap(),
  );
  return content.set('blockMap', blockMap) as ContentState;
}

/** Changes the selected blocks as one undo step. */
function changeBlocks(
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

function asType(block: ContentBlock, type: BlockType): BlockChange {
  const depth = isListType(type) && isListType(block.getType()) ? block.getDepth() : 0;
  const isNumbered = type === ORDERED && block.getType() === ORDERED;
  const data = isNumbered
    ? block.getData()
    : block.getData().delete(START).delete(BURMESE_NUMBERED);
  // Code cannot be aligned.
  return { type, depth, data: type === CODE ? data.delete(ALIGNMENT) : data };
}

export const toggleBlockType = (type: BlockType) => (state: EditorState) => {
  const isOn = selectedBlocks(state).every((block) => block.getType() === type);
  return changeBlocks(state, (block) => asType(block, isOn ? NORMAL : type), 'change-block-type');
};

export const setBlockType = (type: BlockType) => (state: EditorState) =>
  changeBlocks(state, (block) => asType(block, type), 'change-block-type');

export const align = (alignment: Alignment | undefined) => (state: EditorState) =>
  changeBlocks(
    state,
    (block) => {
      if (block.getType() === CODE || alignmentOf(block) === alignment) return {};
      const data = block.getData();
      return { data: alignment ? data.set(ALIGNMENT, alignment) : data.delete(ALIGNMENT) };
    },
    'change-block-data',
  );

export const indent = (by: 1 | -1) => (state: EditorState) =>
  changeBlocks(
    state,
    (block) => {
      if (!isListType(block.getType())) return {};
      const depth = Math.min(Math.max(0, block.getDepth() + by), MAX_LIST_DEPTH);
      return depth === block.getDepth() ? {} : { depth, data: block.getData().delete(START) };
    },
    'adjust-depth',
  );
