import { act, renderHook } from '@testing-library/react';
import { EditorState, Modifier } from 'draft-js';
import { useRichText } from '../../../../src/client/features/posts/editor/useRichText';

function open(html: string) {
  const onChange = jest.fn();
  const view = renderHook(() => useRichText(html, onChange));
  const editor = () => view.result.current;
  /** Types as draft-js tells of it: a new state, before anything is drawn. */
  const type = (letters: string) => {
    const state = EditorState.moveSelectionToEnd(editor().current());
    const selection = state.getSelection();
    const content = Modifier.insertText(state.getCurrentContent(), selection, letters);
    editor().change(EditorState.push(state, content, 'insert-characters'));
  };
  return { ...view, onChange, editor, type };
}

it('tells of a letter once it is drawn', () => {
  const { onChange, type } = open('<p>မိုး</p>');
  act(() => {
    type('!');
    expect(onChange).not.toHaveBeenCalled();
  });
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('tells at once when the text is left, and only once', () => {
  const { onChange, editor, type } = open('<p>မိုး</p>');
  act(() => {
    type('!');
    editor().tell();
    expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
  });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('tells when the editor goes before a letter is drawn', () => {
  const { onChange, type, unmount } = open('<p>မိုး</p>');
  act(() => {
    type('!');
    unmount();
  });
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('tells the very string that was given when the text is again what it was', () => {
  const given = '<P>မိုး</P>';
  const { onChange, editor, type } = open(given);
  act(() => type('!'));
  act(() => editor().change(EditorState.undo(editor().current())));
  expect(onChange.mock.lastCall).toEqual([given]);
});
