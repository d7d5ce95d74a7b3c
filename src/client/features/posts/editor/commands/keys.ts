import { EditorState, getDefaultKeyBinding, KeyBindingUtil, RichUtils } from 'draft-js';
import type { KeyboardEvent } from 'react';
import { HEADING_TYPES, isListType, NORMAL } from '../converters/vocabulary';
import { indent, setBlockType, toggleBlockType } from './blockCommands';
import { clearFormatting, toggleStyle } from './inlineCommands';

/** A change to what the editor holds. */
export type Command = (state: EditorState) => EditorState;

export const undo: Command = (state) => EditorState.undo(state);
export const redo: Command = (state) => EditorState.redo(state);

export const OPEN_LINK = 'Mod+k';

/** By their keys; `Mod` is Ctrl, on a Mac the command key. */
const SHORTCUTS: Partial<Record<string, Command>> = {
  'Mod+b': toggleStyle('BOLD'),
  'Mod+i': toggleStyle('ITALIC'),
  'Mod+u': toggleStyle('UNDERLINE'),
  'Mod+y': redo,
  'Mod+Shift+z': redo,
  'Mod+\\': clearFormatting,
  'Mod+]': indent(1),
  'Mod+[': indent(-1),
  'Mod+Shift+7': toggleBlockType('ordered-list-item'),
  'Mod+Shift+8': toggleBlockType('unordered-list-item'),
  'Mod+Shift+9': toggleBlockType('blockquote'),
  'Mod+Alt+0': setBlockType(NORMAL),
  ...Object.fromEntries(
    HEADING_TYPES.map((type, index) => [`Mod+Alt+${index + 1}`, setBlockType(type)]),
  ),
};

/** The key as a Latin layout has it, where the layout writes Burmese or Shift makes it a sign. */
function latinKey({ key, code }: KeyboardEvent<object>): string {
  const onKeyboard = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
  return (/^[a-z\\[\]]$/i.test(key) ? key : onKeyboard).toLowerCase();
}

function chordOf(event: KeyboardEvent<object>): string {
  const isCommand = KeyBindingUtil.usesMacOSHeuristics() ? event.metaKey : event.ctrlKey;
  const modifiers = [isCommand && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift'];
  return [...modifiers, latinKey(event)].filter(Boolean).join('+');
}

const EDITING_KEY = /^(?:Enter|Backspace|Delete|Arrow.*)$/;

/**
 * The command that a key press stands for; null leaves it to the browser, Tab above all. AltGr writes
 * letters and commands nothing. The Emacs keys of draft-js hold on a Mac alone.
 */
export function commandOfKey(event: KeyboardEvent<object>): string | null {
  if (event.getModifierState('AltGraph')) return null;
  const chord = chordOf(event);
  if (chord === 'Mod+z') return 'undo';
  if (chord === OPEN_LINK || SHORTCUTS[chord]) return chord;
  const isEditing = EDITING_KEY.test(event.key) || KeyBindingUtil.usesMacOSHeuristics();
  return isEditing ? getDefaultKeyBinding(event) : null;
}

/** Backspace at the start of an item moves it out a list, and makes any other block normal. */
function pressBackspace(state: EditorState, command: string): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isAtStart = selection.isCollapsed() && selection.getStartOffset() === 0;
  if (isAtStart && isListType(block.getType()) && block.getDepth() > 0) return indent(-1)(state);
  return RichUtils.handleKeyCommand(state, command);
}

/** What becomes of the editor by a command of the keys; null for those that draft-js knows best. */
export function afterKeyCommand(state: EditorState, command: string): EditorState | null {
  if (command.startsWith('backspace')) return pressBackspace(state, command);
  return SHORTCUTS[command]?.(state) ?? null;
}
