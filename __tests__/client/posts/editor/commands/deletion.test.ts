import { EditorState } from 'draft-js';
import { runKeyCommand } from '../../../../../src/client/features/posts/editor/commands/keys';
import { editorWith, htmlOf } from '../editorStates';

/** What is left of a text after each Backspace. */
function pressed(text: string): string[] {
  const left: string[] = [];
  let state = editorWith(`<p>${text}</p>`, [0, text.length]);
  for (let next = runKeyCommand(state, 'backspace'); next;) {
    state = next;
    left.push(state.getCurrentContent().getPlainText());
    next = runKeyCommand(state, 'backspace');
  }
  return left;
}

test.each<[string, string[]]>([
  ['တို့', ['တို', 'တိ', 'တ', '']],
  ['👩‍👩‍👧‍👦🇲🇲e\u0301', ['👩‍👩‍👧‍👦🇲🇲e', '👩‍👩‍👧‍👦🇲🇲', '👩‍👩‍👧‍👦', '']],
  ['𐐀က', ['𐐀', '']],
])('Backspace removes of %s one code point or emoji at a time', (text, left) => {
  expect(pressed(text)).toEqual(left);
});

test.each(['backspace', 'delete', 'backspace-word', 'delete-word'])(
  '%s leaves to draft-js what is selected',
  (command) => {
    expect(runKeyCommand(editorWith('<p>မိုး</p>', [0, 0], [0, 4]), command)).toBeNull();
  },
);

test('undoes a deletion, with the caret where it was', () => {
  const state = editorWith('<p>မိုး</p>', [0, 1]);
  const removed = runKeyCommand(state, 'backspace');
  const undone = removed && EditorState.undo(removed);
  expect(undone && htmlOf(undone)).toBe('<p>မိုး</p>');
  expect(undone?.getSelection().getStartOffset()).toBe(1);
});
