import { EditorState, Modifier, RichUtils } from 'draft-js';
import type { ContentBlock, ContentState, DraftInlineStyle, SelectionState } from 'draft-js';
import type { TextColor } from '../../../../../contract/postHtml';
import { COLOR_NAMES, colorStyle, LINK, NORMAL, STYLE_TAGS } from '../converters/formats';
import type { StyleName } from '../converters/formats';
import { selectedBlocks, withBlocks } from './blockCommands';

const COLOR_STYLES = COLOR_NAMES.map(colorStyle);
const ALL_STYLES = [...Object.keys(STYLE_TAGS), ...COLOR_STYLES];

const withoutStyles = (content: ContentState, range: SelectionState, styles: string[]) =>
  styles.reduce((rest, style) => Modifier.removeInlineStyle(rest, range, style), content);

export const toggleStyle = (style: StyleName) => (state: EditorState) =>
  RichUtils.toggleInlineStyle(state, style);

export const colorOf = (styles: DraftInlineStyle) =>
  COLOR_NAMES.find((name) => styles.has(colorStyle(name)));

function colorNextText(state: EditorState, color: TextColor | undefined): EditorState {
  const styles = state.getCurrentInlineStyle().subtract(COLOR_STYLES);
  return EditorState.setInlineStyleOverride(state, color ? styles.add(colorStyle(color)) : styles);
}

export const setColor = (color: TextColor | undefined) => (state: EditorState) => {
  const selection = state.getSelection();
  if (selection.isCollapsed()) return colorNextText(state, color);
  const uncolored = withoutStyles(state.getCurrentContent(), selection, COLOR_STYLES);
  const content = color
    ? Modifier.applyInlineStyle(uncolored, selection, colorStyle(color))
    : uncolored;
  return EditorState.push(state, content, 'change-inline-style');
};

function wholeBlocks(state: EditorState): SelectionState {
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

/**
 * Removes styles, colours and links from the selected text and turns its blocks into paragraphs. If
 * nothing is selected, it applies to the block with the caret.
 */
export function clearFormatting(state: EditorState): EditorState {
  const selection = state.getSelection();
  const range = selection.isCollapsed() ? wholeBlocks(state) : selection;
  const unstyled = withoutStyles(state.getCurrentContent(), range, ALL_STYLES);
  const unlinked = Modifier.applyEntity(unstyled, range, null);
  const blocks = selectedBlocks(state).map((block) => unlinked.getBlockForKey(block.getKey()));
  const content = withBlocks(unlinked, blocks, (block) => ({
    type: NORMAL,
    depth: 0,
    data: block.getData().clear(),
  })).set('selectionAfter', selection) as ContentState;
  return EditorState.push(state, content, 'change-block-type');
}

function linkKeyAt(block: ContentBlock, offset: number): string | null {
  // A caret at the end of a link still counts as inside it.
  return block.getEntityAt(offset) ?? (offset > 0 ? block.getEntityAt(offset - 1) : null);
}

function linkAtStart(state: EditorState) {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  return { selection, block, key: linkKeyAt(block, selection.getStartOffset()) };
}

/** Returns the URL of the link at the start of the selection; '' if there is none. */
export function linkAt(state: EditorState): string {
  const { key } = linkAtStart(state);
  if (!key) return '';
  return (state.getCurrentContent().getEntity(key).getData() as { url: string }).url;
}

/** Returns the selection. A collapsed one inside a link extends to the whole link. */
function linkRange(state: EditorState): SelectionState {
  const { selection, block, key } = linkAtStart(state);
  if (!selection.isCollapsed() || !key) return selection;
  const at = selection.getStartOffset();
  let range = selection;
  block.findEntityRanges(
    (character) => character.getEntity() === key,
    (start, end) => {
      if (start <= at && at <= end)
        range = selection.merge({ anchorOffset: start, focusOffset: end });
    },
  );
  return range;
}

/** Whether a new link needs a text, because nothing is selected and the caret is not in a link. */
export const needsLinkText = (state: EditorState) => linkRange(state).isCollapsed();

export const setLink = (url: string, text: string) => (state: EditorState) => {
  const range = linkRange(state);
  const content = state.getCurrentContent().createEntity(LINK, 'MUTABLE', { url });
  const key = content.getLastCreatedEntityKey();
  const linked = range.isCollapsed()
    ? Modifier.insertText(content, range, text || url, state.getCurrentInlineStyle(), key)
    : Modifier.applyEntity(content, range, key);
  return EditorState.push(state, linked, 'apply-entity');
};

export function removeLink(state: EditorState): EditorState {
  const unlinked = Modifier.applyEntity(state.getCurrentContent(), linkRange(state), null);
  return EditorState.push(state, unlinked, 'apply-entity');
}
