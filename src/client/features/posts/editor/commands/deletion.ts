import { EditorState, Modifier } from 'draft-js';

const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Backspace takes a mistyped sign off a letter and leaves the letter, as text boxes do; emoji go whole. */
function lengthBefore(text: string): number {
  const cluster = graphemes.segment(text).containing(text.length - 1)?.segment ?? '';
  if (EMOJI.test(cluster)) return cluster.length;
  return [...cluster].at(-1)?.length ?? 0;
}

type Step = ['forward' | 'backward', 'character' | 'word'];

/** How many characters the browser's own caret, which is where that of the editor is, would step over. */
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
 * Removes what the same key would in a plain text box: by itself draft-js takes clusters apart, and
 * takes a Burmese sentence for a word.
 *
 * @returns null for other commands, and where draft-js does it: with a selection or at an end of the block
 */
export function removeFromCaret(state: EditorState, command: string): EditorState | null {
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
