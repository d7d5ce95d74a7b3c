import { EditorState } from 'draft-js';
import type { DraftInlineStyle } from 'draft-js';

/** draft-js discards the style chosen for the next character when the text loses the focus. */
function keepStyleOverride(next: EditorState, previous: EditorState): EditorState {
  const override = previous.getInlineStyleOverride() as DraftInlineStyle | null;
  const isUnchanged =
    next.getCurrentContent() === previous.getCurrentContent() &&
    next
      .getSelection()
      .set('hasFocus', false)
      .equals(previous.getSelection().set('hasFocus', false));
  const isDiscarded = override !== null && isUnchanged && !next.getInlineStyleOverride();
  return isDiscarded ? EditorState.setInlineStyleOverride(next, override) : next;
}

/**
 * When a paragraph is emptied, draft-js would continue in the style at the end of the previous one.
 */
function keepStyleOfEmptied(next: EditorState, previous: EditorState): EditorState {
  const key = next.getSelection().getStartKey();
  const blocks = next.getCurrentContent().getBlockMap();
  const previousBlocks = previous.getCurrentContent().getBlockMap();
  const emptied = previousBlocks.get(key);
  const isEmpty = blocks.get(key).getText() === '';
  if (!emptied?.getText() || !isEmpty || blocks.size !== previousBlocks.size) return next;
  return EditorState.setInlineStyleOverride(next, emptied.getInlineStyleAt(0));
}

/** White space, or the Burmese signs that end a phrase or a sentence. */
const WORD_END = /[\s\u104A\u104B]$/;

/** draft-js undoes all consecutive typing at once. This ends an undo step after each word. */
function endUndoStep(next: EditorState): EditorState {
  const selection = next.getSelection();
  if (next.getLastChangeType() !== 'insert-characters' || !selection.isCollapsed()) return next;
  const block = next.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isWordEnd = WORD_END.test(block.getText().slice(0, selection.getStartOffset()));
  return isWordEnd ? EditorState.set(next, { lastChangeType: null }) : next;
}

/**
 * If another program inserts text, draft-js moves the caret by its length, possibly out of the text.
 */
function keepCaretWithin(next: EditorState): EditorState {
  const selection = next.getSelection();
  const content = next.getCurrentContent();
  const within = (key: string, offset: number) =>
    Math.min(Math.max(0, offset), content.getBlockForKey(key).getLength());
  const adjusted = selection.merge({
    anchorOffset: within(selection.getAnchorKey(), selection.getAnchorOffset()),
    focusOffset: within(selection.getFocusKey(), selection.getFocusOffset()),
  });
  return adjusted.equals(selection) ? next : EditorState.forceSelection(next, adjusted);
}

export function adjustState(proposed: EditorState, previous: EditorState): EditorState {
  const next = keepCaretWithin(proposed);
  return endUndoStep(keepStyleOfEmptied(keepStyleOverride(next, previous), previous));
}
