import { EditorState, SelectionState } from 'draft-js';
import { contentToHtml } from '../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../src/client/features/posts/editor/converters/htmlToContent';

/** A place in the text: the block by its number, and the offset in it. */
type Place = [block: number, offset: number];

/** An editor that holds some HTML, with a caret or a selection. */
export function editorWith(html: string, from: Place, to: Place = from): EditorState {
  const content = htmlToContent(html);
  const keys = content.getBlocksAsArray().map((block) => block.getKey());
  const selection = SelectionState.createEmpty(keys[from[0]] ?? '').merge({
    anchorOffset: from[1],
    focusKey: keys[to[0]],
    focusOffset: to[1],
  });
  return EditorState.acceptSelection(EditorState.createWithContent(content), selection);
}

export const htmlOf = (state: EditorState) => contentToHtml(state.getCurrentContent());
