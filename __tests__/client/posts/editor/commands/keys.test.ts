import { EditorState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import {
  commandOfKey,
  runKeyCommand,
  typeLetters,
} from '../../../../../src/client/features/posts/editor/commands/keys';
import { editorWith, htmlOf } from '../editorStates';

interface Press {
  key: string;
  code?: string;
  keyCode?: number;
  ctrlKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  altGraph?: boolean;
}

function commandOf({ altGraph = false, ...press }: Press): string | null {
  const none = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, keyCode: 0 };
  const getModifierState = (name: string) => name === 'AltGraph' && altGraph;
  const event = { ...none, code: '', ...press, getModifierState };
  return commandOfKey(event as Partial<KeyboardEvent> as KeyboardEvent);
}

const ctrl = (key: string, code = '') => ({ key, code, ctrlKey: true });

test.each<[string, Press, string | null]>([
  ['Ctrl+B', ctrl('b', 'KeyB'), 'Mod+b'],
  ['Ctrl+B on a Burmese layout', ctrl('ဘ', 'KeyB'), 'Mod+b'],
  ['Ctrl+B on a layout that moves the letter', ctrl('b', 'KeyN'), 'Mod+b'],
  ['Ctrl+B with caps lock', ctrl('B', 'KeyB'), 'Mod+b'],
  ['Ctrl+Shift+X', { ...ctrl('X', 'KeyX'), shiftKey: true }, 'Mod+Shift+x'],
  ['Ctrl+K', ctrl('k', 'KeyK'), 'Mod+k'],
  ['Ctrl+Z', ctrl('z', 'KeyZ'), 'undo'],
  ['Ctrl+Shift+Z', { ...ctrl('Z', 'KeyZ'), shiftKey: true }, 'Mod+Shift+z'],
  ['Ctrl+Y', ctrl('y', 'KeyY'), 'Mod+y'],
  ['Ctrl+Shift+7', { ...ctrl('&', 'Digit7'), shiftKey: true }, 'Mod+Shift+7'],
  ['Ctrl+Alt+2', { ...ctrl('2', 'Digit2'), altKey: true }, 'Mod+Alt+2'],
  ['a letter by AltGr', { ...ctrl('2', 'Digit2'), altKey: true, altGraph: true }, null],
  ['Enter', { key: 'Enter', keyCode: 13 }, 'split-block'],
  ['Backspace', { key: 'Backspace', keyCode: 8 }, 'backspace'],
  ['Tab, which leaves the text', { key: 'Tab', keyCode: 9 }, null],
  ['a letter', { key: 'မ', code: 'KeyR', keyCode: 82 }, null],
  ['Ctrl+D, which is the browser’s', { ...ctrl('d', 'KeyD'), keyCode: 68 }, null],
  ['Ctrl+H, which is the browser’s', { ...ctrl('h', 'KeyH'), keyCode: 72 }, null],
])('commandOfKey maps %s', (_, press, command) => expect(commandOf(press)).toBe(command));

describe('typeLetters', () => {
  it.each([
    ['- ', '<ul><li>rain</li></ul>'],
    ['* ', '<ul><li>rain</li></ul>'],
    ['1. ', '<ol><li>rain</li></ol>'],
    ['6) ', '<ol start="6"><li>rain</li></ol>'],
    ['(12) ', '<ol start="12"><li>rain</li></ol>'],
    ['၁။ ', '<ol style="list-style-type:myanmar"><li>rain</li></ol>'],
    ['၁. ', '<ol style="list-style-type:myanmar"><li>rain</li></ol>'],
    ['(၁) ', '<ol style="list-style-type:myanmar"><li>rain</li></ol>'],
    ['၁၂။ ', '<ol start="12" style="list-style-type:myanmar"><li>rain</li></ol>'],
    ['# ', '<h1>rain</h1>'],
    ['### ', '<h3>rain</h3>'],
  ])('makes a block of %j at the start of a paragraph, and one undo reverts it', (signs, html) => {
    const marker = signs.trim();
    const typed = typeLetters(editorWith(`<p>${marker}rain</p>`, [0, marker.length]), ' ');
    expect(typed && htmlOf(typed)).toBe(html);
    expect(typed?.getSelection().getStartOffset()).toBe(0);
    expect(typed && htmlOf(EditorState.undo(typed))).toBe(`<p>${signs}rain</p>`);
  });

  it.each<[string, ...Parameters<typeof editorWith>]>([
    ['in a list', '<ul><li>-</li></ul>', [0, 1]],
    ['after other words', '<p>rain -</p>', [0, 6]],
    ['in place of a selection', '<p>-rain</p>', [0, 1], [0, 3]],
    ['after a year', '<p>2026.</p>', [0, 5]],
    ['after a figure', '<p>4.5</p>', [0, 3]],
  ])('leaves a space %s to draft-js', (_, ...editor) =>
    expect(typeLetters(editorWith(...editor), ' ')).toBeNull(),
  );

  it('begins with the typed number after a list, too', () => {
    const typed = typeLetters(editorWith('<ol><li>a</li></ol><p>1.b</p>', [1, 2]), ' ');
    expect(typed && htmlOf(typed)).toBe('<ol><li>a</li></ol><ol><li>b</li></ol>');
  });

  it('inserts into an empty last line', () => {
    const typed = typeLetters(editorWith('<p>rain<br><br></p>', [0, 5]), 'x');
    expect(typed && htmlOf(typed)).toBe('<p>rain<br>x</p>');
    expect(typed?.getSelection().getStartOffset()).toBe(6);
  });

  it.each<[string, ...Parameters<typeof editorWith>]>([
    ['in another line', '<p>rain<br><br></p>', [0, 4]],
    ['of a selection', '<p>rain<br><br></p>', [0, 3], [0, 5]],
    ['at the end of a text', '<p>rain</p>', [0, 4]],
  ])('leaves letters typed %s to draft-js', (_, ...where) =>
    expect(typeLetters(editorWith(...where), 'x')).toBeNull(),
  );
});

/** The remaining text after each Backspace. */
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
])('Backspace removes of %s one code point or emoji at a time', (text, left) =>
  expect(pressed(text)).toEqual(left),
);

test.each(['backspace', 'delete', 'backspace-word', 'delete-word'])(
  '%s leaves to draft-js what is selected',
  (command) => expect(runKeyCommand(editorWith('<p>မိုး</p>', [0, 0], [0, 4]), command)).toBeNull(),
);

test('undoes a deletion, with the caret where it was', () => {
  const state = editorWith('<p>မိုး</p>', [0, 1]);
  const removed = runKeyCommand(state, 'backspace');
  const undone = removed && EditorState.undo(removed);
  expect(undone && htmlOf(undone)).toBe('<p>မိုး</p>');
  expect(undone?.getSelection().getStartOffset()).toBe(1);
});
