import { act, renderHook } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { insertHeld } from '../../../../src/client/features/posts/editor/draftJs/held';
import { useRichText } from '../../../../src/client/features/posts/editor/useRichText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(html: string) {
  const onChange = jest.fn();
  const view = renderHook(() => useRichText(html, onChange));
  const editor = () => view.result.current;
  /** The text that React rendered last. */
  const shown = () => editor().state.getCurrentContent().getPlainText();
  /** How many parts of the first paragraph are decorated differently. */
  const parts = () => {
    const { state } = editor();
    return state.getBlockTree(state.getCurrentContent().getFirstBlock().getKey()).size;
  };
  /** Types as the browser does. */
  const type = (letters: string) => {
    const state = EditorState.moveSelectionToEnd(editor().current());
    act(() => editor().change(insertHeld(state, letters)));
  };
  return { ...view, onChange, editor, shown, parts, type };
}

it('renders and reports a change at once', () => {
  const { onChange, shown, type } = open('<p>မိုး</p>');
  type('!');
  expect(shown()).toBe('မိုး!');
  expect(onChange.mock.calls).toEqual([['<p>မိုး!</p>']]);
});

it('reports the initial string once the text is that again', () => {
  const given = '<P>မိုး</P>';
  const { onChange, editor, type } = open(given);
  type('!');
  act(() => editor().change(EditorState.undo(editor().current())));
  expect(onChange.mock.lastCall).toEqual([given]);
});

it('finds the syllables of what was typed once nothing has changed for half a second', () => {
  const { onChange, parts, type } = open('<p>မိုး၊</p>');
  type('ဘင်္ဂ');
  act(() => jest.advanceTimersByTime(499));
  type('လား');
  act(() => jest.advanceTimersByTime(499));
  expect(parts()).toBe(1);
  act(() => jest.advanceTimersByTime(1));
  expect(parts()).toBeGreaterThan(1);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('looks for no syllables any more once it is closed', () => {
  const { type, unmount } = open('<p>မိုး</p>');
  type('!');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
