import { EditorState, Modifier } from 'draft-js';
import { corrected } from '../../../../src/client/features/posts/editor/corrections';
import { editorWith } from './editorStates';

/** The style of the next letter, once what is selected was deleted. */
function styleAfterDeletion(...where: Parameters<typeof editorWith>): string[] {
  const state = editorWith(...where);
  const content = state.getCurrentContent();
  const left = Modifier.removeRange(content, state.getSelection(), 'backward');
  const next = corrected(EditorState.push(state, left, 'remove-range'), state);
  return next.getCurrentInlineStyle().toArray();
}

it.each([
  ['all of a paragraph', '<p><strong>မိုး</strong></p><p>ok</p>', 0, []],
  ['its last letter', '<p><strong>မိုး</strong></p><p>ok</p>', 1, []],
  ['all of it, in bold', '<p>မိုး</p><p><strong>ok</strong></p>', 0, ['BOLD']],
])('writes on in a paragraph as in it before: %s is deleted', (_, html, from, style) => {
  expect(styleAfterDeletion(html, [1, from], [1, 2])).toEqual(style);
});

it('forgets the look of paragraphs that are deleted as a whole', () => {
  const html = '<p>မိုး</p><p><strong>ok</strong></p>';
  expect(styleAfterDeletion(html, [0, 0], [1, 2])).toEqual([]);
});
