import { EditorState } from 'draft-js';
import type { DraftInlineStyle } from 'draft-js';

/* What draft-js makes of a change, as people expect it from an editor. */

/**
 * Leaving the text and coming back, as for a button of the toolbar, draft-js forgets what the next
 * letter was to look like.
 */
function keepNextLook(next: EditorState, before: EditorState): EditorState {
  const look = before.getInlineStyleOverride() as DraftInlineStyle | null;
  const isSamePlace =
    next.getCurrentContent() === before.getCurrentContent() &&
    next.getSelection().set('hasFocus', false).equals(before.getSelection().set('hasFocus', false));
  const isForgotten = look !== null && isSamePlace && !next.getInlineStyleOverride();
  return isForgotten ? EditorState.setInlineStyleOverride(next, look) : next;
}

/** Once all of a paragraph is deleted, draft-js would write on in it as the one above ends. */
function keepLookOfEmptied(next: EditorState, before: EditorState): EditorState {
  const key = next.getSelection().getStartKey();
  const blocks = next.getCurrentContent().getBlockMap();
  const blocksBefore = before.getCurrentContent().getBlockMap();
  const emptied = blocksBefore.get(key);
  const isEmpty = blocks.get(key).getText() === '';
  if (!emptied?.getText() || !isEmpty || blocks.size !== blocksBefore.size) return next;
  return EditorState.setInlineStyleOverride(next, emptied.getInlineStyleAt(0));
}

const WORD_END = /[\s\u104A\u104B]$/;

/** draft-js takes back all that was typed at once; so it takes back a word or a phrase at a time. */
function endUndoStep(next: EditorState): EditorState {
  const selection = next.getSelection();
  if (next.getLastChangeType() !== 'insert-characters' || !selection.isCollapsed()) return next;
  const block = next.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isWordOver = WORD_END.test(block.getText().slice(0, selection.getStartOffset()));
  return isWordOver ? EditorState.set(next, { lastChangeType: null }) : next;
}

/** The state that is to follow the one before, by the one that draft-js proposes. */
export function corrected(next: EditorState, before: EditorState): EditorState {
  return endUndoStep(keepLookOfEmptied(keepNextLook(next, before), before));
}
