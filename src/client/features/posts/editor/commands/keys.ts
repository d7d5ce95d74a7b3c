import { EditorState, getDefaultKeyBinding, KeyBindingUtil, Modifier, RichUtils } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import {
  BURMESE_NUMBERED,
  CODE,
  HEADING_TYPES,
  isListType,
  NORMAL,
  ORDERED,
  QUOTE,
  START,
  typeOf,
} from '../converters/formats';
import type { BlockType } from '../converters/formats';
import { readMarker } from '../converters/listNumbers';
import { indent, setBlockType, toggleBlockType, withBlocks } from './blockCommands';
import { clearFormatting, toggleStyle } from './inlineCommands';

export type Command = (state: EditorState) => EditorState;

export const undo: Command = (state) => EditorState.undo(state);
export const redo: Command = (state) => EditorState.redo(state);

export const OPEN_LINK = 'Mod+k';

/** Commands by shortcut. `Mod` is Ctrl, or the command key on a Mac. */
const SHORTCUTS: Partial<Record<string, Command>> = {
  'Mod+b': toggleStyle('BOLD'),
  'Mod+i': toggleStyle('ITALIC'),
  'Mod+u': toggleStyle('UNDERLINE'),
  'Mod+Shift+x': toggleStyle('STRIKETHROUGH'),
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

/**
 * Returns the key of a Latin layout, in case the layout types Burmese or Shift changes the
 * character.
 */
function latinKey({ key, code }: KeyboardEvent<object>): string {
  const byCode = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
  return (/^[a-z\\[\]]$/i.test(key) ? key : byCode).toLowerCase();
}

function shortcutOf(event: KeyboardEvent<object>): string {
  const isCommand = KeyBindingUtil.usesMacOSHeuristics() ? event.metaKey : event.ctrlKey;
  const modifiers = [isCommand && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift'];
  return [...modifiers, latinKey(event)].filter(Boolean).join('+');
}

const EDITING_KEY = /^(?:Enter|Backspace|Delete|Arrow.*)$/;

/**
 * Maps a key press to a command name, or to null if the browser handles it, such as Tab. AltGr
 * types characters and triggers no command. The Emacs bindings of draft-js apply only on a Mac.
 */
export function commandOfKey(event: KeyboardEvent<object>): string | null {
  if (event.getModifierState('AltGraph')) return null;
  const shortcut = shortcutOf(event);
  if (shortcut === 'Mod+z') return 'undo';
  if (shortcut === OPEN_LINK || SHORTCUTS[shortcut]) return shortcut;
  const isEditing = EDITING_KEY.test(event.key) || KeyBindingUtil.usesMacOSHeuristics();
  return isEditing ? getDefaultKeyBinding(event) : null;
}

const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * Returns the length that Backspace removes. It removes only the last sign of a letter, as text
 * boxes do, but a whole emoji.
 */
function lengthBefore(text: string): number {
  const cluster = graphemes.segment(text).containing(text.length - 1)?.segment ?? '';
  if (EMOJI.test(cluster)) return cluster.length;
  return [...cluster].at(-1)?.length ?? 0;
}

type Step = ['forward' | 'backward', 'character' | 'word'];

/**
 * Returns how many characters the browser's own caret, which is at the editor's, would step over.
 */
function stepLength([direction, unit]: Step): number {
  const selection = window.getSelection();
  if (!selection?.anchorNode) return 0;
  const { anchorNode, anchorOffset } = selection;
  selection.modify('extend', direction, unit);
  const { length } = String(selection.getRangeAt(0));
  selection.collapse(anchorNode, anchorOffset);
  return length;
}

const STEPS: Partial<Record<string, Step>> = {
  delete: ['forward', 'character'],
  'delete-word': ['forward', 'word'],
  'backspace-word': ['backward', 'word'],
};

/**
 * Removes what the same key would in a plain text box. draft-js alone would split clusters and
 * treat a Burmese sentence as one word.
 *
 * @returns null for other commands, and if draft-js handles it: with a selection or at an end of
 * the block
 */
function removeFromCaret(state: EditorState, command: string): EditorState | null {
  const selection = state.getSelection();
  const step = STEPS[command];
  if ((!step && command !== 'backspace') || !selection.isCollapsed()) return null;
  const content = state.getCurrentContent();
  const text = content.getBlockForKey(selection.getStartKey()).getText();
  const offset = selection.getStartOffset();
  const isForward = step?.[0] === 'forward';
  const available = isForward ? text.length - offset : offset;
  if (available === 0) return null;
  const length = step ? stepLength(step) : lengthBefore(text.slice(0, offset));
  const focusOffset = offset + Math.min(length, available) * (isForward ? 1 : -1);
  const range = selection.merge({ focusOffset, isBackward: !isForward });
  const removed = Modifier.removeRange(content, range, isForward ? 'forward' : 'backward');
  const single = isForward ? 'delete-character' : 'backspace-character';
  return EditorState.push(state, removed, command.endsWith('word') ? 'remove-range' : single);
}

/**
 * Backspace at the start of a nested item moves it one level out. Any other block becomes a
 * paragraph.
 */
function pressBackspace(state: EditorState, command: string): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isAtStart = selection.isCollapsed() && selection.getStartOffset() === 0;
  if (isAtStart && isListType(block.getType()) && block.getDepth() > 0) return indent(-1)(state);
  return RichUtils.handleKeyCommand(state, command);
}

export function runKeyCommand(state: EditorState, command: string): EditorState | null {
  const outdented = command.startsWith('backspace') ? pressBackspace(state, command) : null;
  return outdented ?? removeFromCaret(state, command) ?? SHORTCUTS[command]?.(state) ?? null;
}

/** Enter in an empty list item, a quote or the last line of code ends the list, quote or code. */
function leaveBlock(state: EditorState, block: ContentBlock): EditorState | null {
  const type = block.getType();
  if (block.getLength() > 0) return null;
  if (isListType(type) && block.getDepth() > 0) return indent(-1)(state);
  const after = state.getCurrentContent().getBlockAfter(block.getKey());
  const isLastLine = type === CODE && after?.getType() !== CODE;
  const canLeave = isListType(type) || type === QUOTE || isLastLine;
  return canLeave ? setBlockType(NORMAL)(state) : null;
}

/**
 * Splits a block. Text after a heading becomes a paragraph. draft-js itself would drop the
 * alignment.
 */
function splitBlock(state: EditorState, block: ContentBlock): EditorState {
  const content = Modifier.splitBlock(state.getCurrentContent(), state.getSelection());
  const below = content.getBlockForKey(content.getSelectionAfter().getStartKey());
  const isHeading = HEADING_TYPES.some((heading) => heading === block.getType());
  const isAfterHeading = isHeading && below.getLength() === 0;
  const changed = withBlocks(content, [below], () => ({
    type: isAfterHeading ? NORMAL : below.getType(),
    // The item below gets the next number.
    data: block.getData().delete(START),
  }));
  return EditorState.push(state, changed, 'split-block');
}

export function insertText(state: EditorState, text: string): EditorState {
  const style = state.getCurrentInlineStyle();
  const content = state.getCurrentContent();
  const changed = Modifier.replaceText(content, state.getSelection(), text, style);
  return EditorState.push(state, changed, 'insert-characters');
}

/**
 * Inserts a letter into an empty last line. draft-js represents that line by a second line break,
 * which Firefox leaves behind a letter that it inserts itself.
 *
 * @returns null anywhere else, where draft-js handles it
 */
function typeInLastLine(state: EditorState, letters: string): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isAtEnd = selection.isCollapsed() && selection.getStartOffset() === block.getLength();
  return isAtEnd && block.getText().endsWith('\n') ? insertText(state, letters) : null;
}

/** Block types by their markers at the start of a paragraph. */
const MARKERS: Partial<Record<string, BlockType>> = {
  '-': 'unordered-list-item',
  '*': 'unordered-list-item',
  ...Object.fromEntries(HEADING_TYPES.map((type, index) => ['#'.repeat(index + 1), type])),
};

/** `1.` `12)` `(3)` `၁။` */
const NUMBER_MARKER = /^(?:\([\d\u1040-\u1049]{1,3}\)|[\d\u1040-\u1049]{1,3}[.)။])$/;

const isMarker = (text: string) => text in MARKERS || NUMBER_MARKER.test(text);

/** Makes the block of the caret what its marker says. */
function formatByMarker(content: ContentState, marker: string): ContentState {
  const caret = content.getSelectionAfter();
  const type = MARKERS[marker];
  if (type) return Modifier.setBlockType(content, caret, type);
  const { item, isBurmese } = readMarker(marker);
  const above = content.getBlockBefore(caret.getStartKey());
  const isFirst = item?.number === 1 && above?.getType() !== ORDERED;
  const block = content.getBlockForKey(caret.getStartKey());
  return withBlocks(content, [block], () => ({
    type: ORDERED,
    data: block.getData().merge({
      ...(!isFirst && { [START]: item?.number }),
      ...(isBurmese && { [BURMESE_NUMBERED]: true }),
    }),
  }));
}

/**
 * A space after a marker makes a paragraph a list item or a heading. A single undo restores the
 * marker.
 */
function typeAfterMarker(state: EditorState, letters: string): EditorState | null {
  const caret = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(caret.getStartKey());
  if (letters !== ' ' || !caret.isCollapsed() || typeOf(block) !== NORMAL) return null;
  const marker = block.getText().slice(0, caret.getStartOffset());
  if (!isMarker(marker)) return null;
  const typed = insertText(state, letters);
  const range = typed.getSelection().merge({ anchorOffset: 0 });
  const unmarked = Modifier.removeRange(typed.getCurrentContent(), range, 'backward');
  return EditorState.push(typed, formatByMarker(unmarked, marker), 'change-block-type');
}

export const typeLetters = (state: EditorState, letters: string): EditorState | null =>
  typeInLastLine(state, letters) ?? typeAfterMarker(state, letters);

/** @param isSoft whether Shift is pressed, for a new line in the same block */
export function pressEnter(state: EditorState, isSoft: boolean): EditorState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  // draft-js inserts a line break only at a caret, not in place of a selection.
  if (isSoft && block.getType() !== CODE) return insertText(state, '\n');
  return (selection.isCollapsed() && leaveBlock(state, block)) || splitBlock(state, block);
}
