import type { ContentBlock, EditorState } from 'draft-js';
import type { Alignment } from '../../../../../contract/postHtml';
import {
  ALIGNMENT,
  alignmentOf,
  CODE,
  DEEPEST_LIST,
  isListType,
  NORMAL,
} from '../converters/vocabulary';
import type { BlockType } from '../converters/vocabulary';
import { changeBlocks, selectedBlocks } from './changeBlocks';
import type { BlockChange } from './changeBlocks';

function asType(block: ContentBlock, type: BlockType): BlockChange {
  const depth = isListType(type) && isListType(block.getType()) ? block.getDepth() : 0;
  // Code has no alignment: its lines stand as they were typed.
  const data = type === CODE ? block.getData().delete(ALIGNMENT) : block.getData();
  return { type, depth, data };
}

/** Makes the selected blocks paragraphs, headings, and so on; chosen again, it makes them normal. */
export const toggleBlockType = (type: BlockType) => (state: EditorState) => {
  const isOn = selectedBlocks(state).every((block) => block.getType() === type);
  return changeBlocks(state, (block) => asType(block, isOn ? NORMAL : type), 'change-block-type');
};

/** Makes the selected blocks what is chosen, whatever they were. */
export const setBlockType = (type: BlockType) => (state: EditorState) =>
  changeBlocks(state, (block) => asType(block, type), 'change-block-type');

/** Aligns the selected blocks; nothing aligns them to the start of the line. Code stays. */
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

/** Moves the selected list items a list deeper, or one out. */
export const indent = (by: 1 | -1) => (state: EditorState) =>
  changeBlocks(
    state,
    (block) => {
      if (!isListType(block.getType())) return {};
      return { depth: Math.min(Math.max(0, block.getDepth() + by), DEEPEST_LIST) };
    },
    'adjust-depth',
  );
