import { EditorState } from 'draft-js';
import EditHandler from 'draft-js/lib/DraftEditorEditHandler';
import type { EditedEditor } from 'draft-js/lib/DraftEditorEditHandler';

const handleInput = EditHandler.onInput;

/** Whether a node of the page is in a text of the editor that React has rendered, not in one that a browser has put in its place. */
export function isRendered({ editor }: EditedEditor, node: Node | null | undefined): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  const text = element?.closest('[data-text]');
  return text != null && editor?.contains(text) === true;
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
export const readInput: typeof EditHandler.onInput = (editor, event) => {
  const node = window.getSelection()?.anchorNode ?? null;
  dropPadding(node, editor._latestEditorState);
  const hasLeaf = isRendered(editor, node);
  handleInput(editor, event);
  if (hasLeaf) return;
  editor.restoreEditorDOM();
  const state = editor._latestEditorState;
  editor.update(EditorState.forceSelection(state, state.getSelection()));
};
