import { EditorState, Modifier, RichUtils } from 'draft-js';
import type { ContentState, DraftInlineStyle } from 'draft-js';
import type { TextColor } from '../../../../../contract/postHtml';
import { ALIGNMENT, COLOR_NAMES, colorStyle, NORMAL, STYLE_TAGS } from '../converters/vocabulary';
import type { StyleName } from '../converters/vocabulary';
import { selectedBlocks, wholeBlocks, withBlocks } from './changeBlocks';

const ALL_STYLES = [...Object.keys(STYLE_TAGS), ...COLOR_NAMES.map(colorStyle)];

export const toggleStyle = (style: StyleName) => (state: EditorState) =>
  RichUtils.toggleInlineStyle(state, style);

/** The colour that a set of styles holds. */
export const colorOf = (styles: DraftInlineStyle) =>
  COLOR_NAMES.find((name) => styles.has(colorStyle(name)));

/** With nothing selected, what is typed next takes the colour. */
function colorNextText(state: EditorState, color: TextColor | undefined): EditorState {
  const styles = COLOR_NAMES.reduce(
    (rest, name) => rest.remove(colorStyle(name)),
    state.getCurrentInlineStyle(),
  );
  return EditorState.setInlineStyleOverride(state, color ? styles.add(colorStyle(color)) : styles);
}

/** Gives the selected text a colour of the palette, or that of all text. */
export const setColor = (color: TextColor | undefined) => (state: EditorState) => {
  const selection = state.getSelection();
  if (selection.isCollapsed()) return colorNextText(state, color);
  const bare = COLOR_NAMES.reduce(
    (content, name) => Modifier.removeInlineStyle(content, selection, colorStyle(name)),
    state.getCurrentContent(),
  );
  const content = color ? Modifier.applyInlineStyle(bare, selection, colorStyle(color)) : bare;
  return EditorState.push(state, content, 'change-inline-style');
};

/**
 * Makes the selected text normal: no style, colour or link, and its blocks paragraphs. With nothing
 * selected it does so to the block that the caret is in.
 */
export function clearFormatting(state: EditorState): EditorState {
  const selection = state.getSelection();
  const range = selection.isCollapsed() ? wholeBlocks(state) : selection;
  const unstyled = ALL_STYLES.reduce(
    (content, style) => Modifier.removeInlineStyle(content, range, style),
    state.getCurrentContent(),
  );
  const unlinked = Modifier.applyEntity(unstyled, range, null);
  const blocks = selectedBlocks(state).map((block) => unlinked.getBlockForKey(block.getKey()));
  const content = withBlocks(unlinked, blocks, (block) => ({
    type: NORMAL,
    depth: 0,
    data: block.getData().delete(ALIGNMENT),
  })).set('selectionAfter', selection) as ContentState;
  return EditorState.push(state, content, 'change-block-type');
}
