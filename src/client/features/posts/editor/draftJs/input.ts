import { EditorState } from 'draft-js';
import EditHandler from 'draft-js/lib/DraftEditorEditHandler';

const readInput = EditHandler.onInput;

/** Whether a node of the editor is in a text that React has rendered, not in one that a browser has put in its place. */
function isRendered(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('[data-text]') != null;
}

/** draft-js makes an empty last line visible by a second line break, which Firefox leaves behind what is typed there. */
function dropPadding(node: Node | null, before: EditorState): void {
  const caret = before.getSelection();
  const text = before.getCurrentContent().getBlockForKey(caret.getStartKey()).getText();
  const wasLastLineEmpty = text.endsWith('\n') && caret.getStartOffset() === text.length;
  if (!(node instanceof Text) || !wasLastLineEmpty || !node.data.endsWith('\n')) return;
  node.deleteData(node.length - 1, 1);
}

/**
 * Reads text that the browser has inserted by itself, as for an extension or dictation. In an empty paragraph it takes
 * the place of the line break there, which React could not remove any more: the page would break down. The text is
 * therefore rendered anew.
 */
export const onInput: typeof EditHandler.onInput = (editor, event) => {
  const node = window.getSelection()?.anchorNode ?? null;
  dropPadding(node, editor._latestEditorState);
  const hasLeaf = isRendered(node);
  readInput(editor, event);
  if (hasLeaf) return;
  editor.restoreEditorDOM();
  const state = editor._latestEditorState;
  editor.update(EditorState.forceSelection(state, state.getSelection()));
};
