import { act, renderHook, waitFor } from '@testing-library/react';
import { EditorState, Modifier } from 'draft-js';
import { useRichText } from '../../../../src/client/features/posts/editor/useRichText';

function open(html: string) {
  const onChange = jest.fn();
  const view = renderHook(() => useRichText(html, onChange));
  const editor = () => view.result.current;
  /** The text that React rendered last. */
  const shown = () => editor().state.getCurrentContent().getPlainText();
  const insert = (letters: string) => {
    const state = EditorState.moveSelectionToEnd(editor().current());
    const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), letters);
    return EditorState.push(state, content, 'insert-characters');
  };
  /** Types as draft-js reports it: a new state, not rendered yet. */
  const type = (letters: string) => act(() => editor().change(insert(letters)));
  /** The same for characters that the browser rendered natively. */
  const typeNatively = (letters: string) => {
    const next = insert(letters);
    const drawn = { nativelyRenderedContent: next.getCurrentContent() };
    act(() => editor().change(EditorState.set(next, drawn)));
  };
  return { ...view, onChange, editor, shown, type, typeNatively };
}

it('renders and reports a change at once', () => {
  const { onChange, shown, type } = open('<p>မိုး</p>');
  type('!');
  expect(shown()).toBe('မိုး!');
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('renders and reports a natively rendered character after the next paint', async () => {
  const { onChange, editor, shown, typeNatively } = open('<p>မိုး</p>');
  typeNatively('!');
  expect(shown()).toBe('မိုး');
  expect(editor().current().getCurrentContent().getPlainText()).toBe('မိုး!');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]));
  expect(shown()).toBe('မိုး!');
});

it('renders a natively rendered character at once on flush', () => {
  const { editor, shown, typeNatively } = open('<p>မိုး</p>');
  typeNatively('!');
  act(() => editor().flush());
  expect(shown()).toBe('မိုး!');
});

it('renders a natively rendered character with the next change', () => {
  const { shown, type, typeNatively } = open('<p>မိုး</p>');
  typeNatively('!');
  type('?');
  expect(shown()).toBe('မိုး!?');
});

it('renders it with any other render', () => {
  const { shown, typeNatively, rerender } = open('<p>မိုး</p>');
  typeNatively('!');
  rerender();
  expect(shown()).toBe('မိုး!');
});

it('reports at once on emitChange, and only once', async () => {
  const { onChange, editor, typeNatively } = open('<p>မိုး</p>');
  typeNatively('!');
  act(() => editor().emitChange());
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
  typeNatively('?');
  await waitFor(() => expect(onChange.mock.lastCall).toEqual(['<p>မိုး!?</p>']));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('reports a pending change on unmount', () => {
  const { onChange, typeNatively, unmount } = open('<p>မိုး</p>');
  typeNatively('!');
  unmount();
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('reports the initial string once the text is that again', () => {
  const given = '<P>မိုး</P>';
  const { onChange, editor, type } = open(given);
  type('!');
  act(() => editor().change(EditorState.undo(editor().current())));
  expect(onChange.mock.lastCall).toEqual([given]);
});
