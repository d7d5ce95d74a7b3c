import { act, fireEvent, waitFor } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { RichEditor } from '../../../../src/client/features/posts/editor/RichEditor';
import { fieldState } from '../../../../src/client/shared/form/FieldFrame';
import { renderShared } from '../../shared/renderShared';
import { format, paste, showDescription, textbox } from './descriptionForm';

afterEach(() => jest.restoreAllMocks());

/** The text node of a leaf. */
const leaf = (index: number) =>
  textbox().querySelectorAll('[data-text]')[index]?.firstChild as Text;

/** Puts the caret into a leaf, or selects from there. */
function placeCaret(index: number, from: number, to: number = from): void {
  // Missing in jsdom; React asks for it.
  textbox().contentEditable = 'true';
  act(() => textbox().focus());
  getSelection()?.setBaseAndExtent(leaf(index), from, leaf(index), to);
  fireEvent.keyUp(textbox(), { key: 'ArrowRight' });
}

/** What a browser does at a key, and jsdom does not: it inserts the letter where nobody prevents it. */
function insert(letter: string): void {
  const caret = getSelection();
  const { anchorNode, anchorOffset = 0 } = caret ?? {};
  (anchorNode as Text).insertData(anchorOffset, letter);
  caret?.collapse(anchorNode ?? null, anchorOffset + letter.length);
}

/** @returns whether the letter is left to the browser */
const offer = (letter: string) =>
  fireEvent.keyPress(textbox(), { charCode: letter.charCodeAt(0), which: letter.charCodeAt(0) });
const tell = () => fireEvent.input(textbox(), { inputType: 'insertText' });

function press(letter: string): void {
  if (!offer(letter)) return;
  insert(letter);
  tell();
}

it('leaves a letter to the browser, and reads it after the next paint', async () => {
  const push = jest.spyOn(EditorState, 'push');
  showDescription('<p>rin</p>');
  placeCaret(0, 1);
  const node = leaf(0);
  press('a');
  fireEvent(document, new Event('selectionchange'));
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(leaf(0)).toBe(node);
  expect(node.data).toBe('rain');
});

it('reads it before the next letter', async () => {
  const { send } = showDescription('<p>rn</p>');
  placeCaret(0, 1);
  const push = jest.spyOn(EditorState, 'push');
  [...'ai'].forEach(press);
  expect(await send()).toBe('<p>rain</p>');
  const kinds = push.mock.calls.map(([, , kind]) => kind);
  expect(kinds).toEqual(['insert-characters', 'insert-characters']);
});

it('reads it before the next key', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  press('a');
  fireEvent.keyDown(textbox(), { key: 'z', keyCode: 90, ctrlKey: true });
  await waitFor(() => expect(textbox()).toHaveTextContent('rin'));
  expect(await send()).toBe('<p>rin</p>');
});

it('reads it before something is pasted', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  press('a');
  paste({ text: 'x' });
  expect(await send()).toBe('<p>raxin</p>');
});

it('reads it before a button of the toolbar works', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  press('a');
  act(() => format('Blockquote').click());
  expect(await send()).toBe('<blockquote>rain</blockquote>');
});

it.each<[string, string, Parameters<typeof placeCaret>]>([
  ['before all letters', '<p>rain</p>', [0, 0]],
  ['where another format begins', '<p>ra<strong>in</strong></p>', [1, 0]],
  ['in a link', '<p>a <a href="https://example.org">link</a></p>', [1, 2]],
  ['at the end of a link', '<p>a <a href="https://example.org">link</a> b</p>', [1, 4]],
  ['at the end of a held syllable', '<p>ဘင်္ဂလား</p>', [0, 4]],
  ['in place of a selection', '<p>rain</p>', [0, 1, 3]],
  ['where the direction is open', '<p>12</p>', [0, 1]],
])('leaves a letter to draft-js %s', (_, html, where) => {
  showDescription(html);
  placeCaret(...where);
  const push = jest.spyOn(EditorState, 'push');
  offer('x');
  expect(push).toHaveBeenCalled();
});

it('leaves a letter in a chosen format to draft-js', async () => {
  const { send } = showDescription('<p>rain</p>');
  placeCaret(0, 2);
  fireEvent.keyDown(textbox(), { key: 'b', keyCode: 66, ctrlKey: true });
  expect(offer('x')).toBe(false);
  expect(await send()).toBe('<p>ra<strong>x</strong>in</p>');
});

it('forgets a letter that the browser has not inserted', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  offer('x');
  press('a');
  expect(await send()).toBe('<p>rain</p>');
});

it('forgets it before a letter that draft-js leaves to the browser itself, too', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  offer('x');
  const push = jest.spyOn(EditorState, 'push');
  press("'");
  expect(await send()).toBe("<p>r'in</p>");
  expect(push).toHaveBeenCalledTimes(1);
});

it('reads what the browser has divided', async () => {
  const { send } = showDescription('<p>rin and wind</p>');
  placeCaret(0, 1);
  offer('a');
  insert('a');
  leaf(0).splitText(4);
  tell();
  expect(textbox().querySelector('[data-text]')?.childNodes).toHaveLength(1);
  expect(await send()).toBe('<p>rain and wind</p>');
});

it('takes the text of the page where that is another', async () => {
  const { send } = showDescription('<p>rin</p>');
  placeCaret(0, 1);
  press('a');
  leaf(0).appendData('y');
  expect(await send()).toBe('<p>rainy</p>');
});

it('reports it when the editor is closed before', () => {
  const onChange = jest.fn();
  const field = fieldState('description', {});
  const handlers = { onChange, onBlur: jest.fn(), inputRef: jest.fn() };
  const { unmount } = renderShared(
    <>
      <span id={field.labelId}>Description</span>
      <RichEditor html="<p>rin</p>" field={field} {...handlers} />
    </>,
  );
  placeCaret(0, 1);
  press('a');
  unmount();
  expect(onChange.mock.calls).toEqual([['<p>rain</p>']]);
});
