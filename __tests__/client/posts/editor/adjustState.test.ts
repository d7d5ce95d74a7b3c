import { EditorState, Modifier } from 'draft-js';
import { adjustState } from '../../../../src/client/features/posts/editor/adjustState';
import { editorWith } from './editorStates';

/** The style of the next character after the selection is deleted. */
function styleAfterDeletion(...where: Parameters<typeof editorWith>): string[] {
  const state = editorWith(...where);
  const content = state.getCurrentContent();
  const remaining = Modifier.removeRange(content, state.getSelection(), 'backward');
  const next = adjustState(EditorState.push(state, remaining, 'remove-range'), state);
  return next.getCurrentInlineStyle().toArray();
}

it.each([
  ['all of a paragraph', '<p><strong>မိုး</strong></p><p>ok</p>', 0, []],
  ['its last letter', '<p><strong>မိုး</strong></p><p>ok</p>', 1, []],
  ['all of it, in bold', '<p>မိုး</p><p><strong>ok</strong></p>', 0, ['BOLD']],
])('continues in the style of the paragraph after %s is deleted', (_, html, from, style) =>
  expect(styleAfterDeletion(html, [1, from], [1, 2])).toEqual(style),
);

it('drops the style of paragraphs that are deleted as a whole', () => {
  const html = '<p>မိုး</p><p><strong>ok</strong></p>';
  expect(styleAfterDeletion(html, [0, 0], [1, 2])).toEqual([]);
});

it.each([
  ['before the text', -3, 0],
  ['behind the text', 9, 4],
])('keeps a caret within the text that draft-js proposes %s', (_, proposed, kept) => {
  const state = editorWith('<p>rain</p>', [0, 0]);
  const caret = state.getSelection().merge({ anchorOffset: proposed, focusOffset: proposed });
  const selection = adjustState(EditorState.acceptSelection(state, caret), state).getSelection();
  expect([selection.getAnchorOffset(), selection.getFocusOffset()]).toEqual([kept, kept]);
});
