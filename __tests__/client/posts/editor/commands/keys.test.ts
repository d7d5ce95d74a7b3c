import type { KeyboardEvent } from 'react';
import { commandOfKey } from '../../../../../src/client/features/posts/editor/commands/keys';

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

describe('commandOfKey', () => {
  test.each<[string, Press, string | null]>([
    ['Ctrl+B', ctrl('b', 'KeyB'), 'Mod+b'],
    ['Ctrl+B on a Burmese layout', ctrl('ဘ', 'KeyB'), 'Mod+b'],
    ['Ctrl+B on a layout that moves the letter', ctrl('b', 'KeyN'), 'Mod+b'],
    ['Ctrl+B with caps lock', ctrl('B', 'KeyB'), 'Mod+b'],
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
  ])('maps %s', (_, press, command) => {
    expect(commandOf(press)).toBe(command);
  });
});
