import { EditorState, SelectionState } from 'draft-js';
import { contentToHtml } from '../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../src/client/features/posts/editor/converters/htmlToContent';

type Position = [blockIndex: number, offset: number];

/** An editor state of some HTML with a caret or a selection. */
export function editorWith(html: string, from: Position, to: Position = from): EditorState {
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
