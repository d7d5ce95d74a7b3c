import { act, renderHook, waitFor } from '@testing-library/react';
import { EditorState, Modifier } from 'draft-js';
import { useRichText } from '../../../../src/client/features/posts/editor/useRichText';

function open(html: string) {
  const onChange = jest.fn();
  const view = renderHook(() => useRichText(html, onChange));
  const editor = () => view.result.current;
  /** The text that React last drew. */
  const shown = () => editor().state.getCurrentContent().getPlainText();
  const insert = (letters: string) => {
    const state = EditorState.moveSelectionToEnd(editor().current());
    const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), letters);
    return EditorState.push(state, content, 'insert-characters');
  };
  /** Types as draft-js tells of it: a new state, before anything is drawn. */
  const type = (letters: string) => act(() => editor().change(insert(letters)));
  /** The same of letters that the browser has put into the page itself. */
  const typeDrawn = (letters: string) => {
    const next = insert(letters);
    const drawn = { nativelyRenderedContent: next.getCurrentContent() };
    act(() => editor().change(EditorState.set(next, drawn)));
  };
  return { ...view, onChange, editor, shown, type, typeDrawn };
}

it('renders and tells of a change at once', () => {
  const { onChange, shown, type } = open('<p>မိုး</p>');
  type('!');
  expect(shown()).toBe('မိုး!');
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('renders and tells of a letter that the browser has drawn itself after the next frame', async () => {
  const { onChange, editor, shown, typeDrawn } = open('<p>မိုး</p>');
  typeDrawn('!');
  expect(shown()).toBe('မိုး');
  expect(editor().current().getCurrentContent().getPlainText()).toBe('မိုး!');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]));
  expect(shown()).toBe('မိုး!');
});

it('renders a letter that the browser has drawn at once where it is asked to', () => {
  const { editor, shown, typeDrawn } = open('<p>မိုး</p>');
  typeDrawn('!');
  act(() => editor().catchUp());
  expect(shown()).toBe('မိုး!');
});

it('renders what follows a letter that the browser has drawn at once, with it', () => {
  const { shown, type, typeDrawn } = open('<p>မိုး</p>');
  typeDrawn('!');
  type('?');
  expect(shown()).toBe('မိုး!?');
});

it('renders the letter with whatever else renders', () => {
  const { shown, typeDrawn, rerender } = open('<p>မိုး</p>');
  typeDrawn('!');
  rerender();
  expect(shown()).toBe('မိုး!');
});

it('tells at once when the text is left, and only once', async () => {
  const { onChange, editor, typeDrawn } = open('<p>မိုး</p>');
  typeDrawn('!');
  act(() => editor().tell());
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
  typeDrawn('?');
  await waitFor(() => expect(onChange.mock.lastCall).toEqual(['<p>မိုး!?</p>']));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('tells when the editor goes before a letter is told', () => {
  const { onChange, typeDrawn, unmount } = open('<p>မိုး</p>');
  typeDrawn('!');
  unmount();
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('tells the very string that was given when the text is again what it was', () => {
  const given = '<P>မိုး</P>';
  const { onChange, editor, type } = open(given);
  type('!');
  act(() => editor().change(EditorState.undo(editor().current())));
  expect(onChange.mock.lastCall).toEqual([given]);
});
