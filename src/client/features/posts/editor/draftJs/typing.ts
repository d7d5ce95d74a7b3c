import type { ContentBlock, EditorState } from 'draft-js';
import EditHandler from 'draft-js/lib/DraftEditorEditHandler';
import type { EditedEditor } from 'draft-js/lib/DraftEditorEditHandler';
import type { FormEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '../../../../shared/ui/afterNextPaint';
import { DECISIVE } from './directionMap';
import { insertHeld, leavesOf } from './held';
import { isRendered, readInput } from './input';

const {
  onBeforeInput: handleBeforeInput,
  onKeyDown: handleKeyDown,
  onSelect: handleSelect,
} = EditHandler;

/** Letters that draft-js does not know of yet: the browser inserts them. */
interface Typed {
  editor: EditedEditor;
  letters: string;
  /** Of the inserted letters; without it, they were not inserted. */
  event?: FormEvent;
}

let typed: Typed | undefined;

/** In Firefox they open a search, which draft-js prevents. */
const QUICK_FIND = /['/]/;

/** Whether the text around a caret is neither decorated nor of two formats, so that there is one text node to insert into. */
function isWithinLeaf(state: EditorState, block: ContentBlock, at: number): boolean {
  const isAround = ({ start, end }: { start: number; end: number }) =>
    start < at && (at < end || end === block.getLength());
  return leavesOf(state, block).some(
    ({ decoratorKey, leaves }) => decoratorKey === null && leaves.some(isAround),
  );
}

/** Whether draft-js, once it has compared the leaves before and after, would leave the letters to the browser. */
function isForBrowser(state: EditorState, letters: string): boolean {
  const caret = state.getSelection();
  const at = caret.getStartOffset();
  const block = state.getCurrentContent().getBlockForKey(caret.getStartKey());
  const before = block.getText().slice(0, at);
  return (
    caret.isCollapsed() &&
    !state.isInCompositionMode() &&
    state.getInlineStyleOverride() === null &&
    !QUICK_FIND.test(letters) &&
    isWithinLeaf(state, block, at) &&
    DECISIVE.test(before) &&
    // draft-js shows an empty last line by a second line break.
    !before.endsWith('\n')
  );
}

/** Tells draft-js of what the browser has inserted, if anything. */
export function applyTyped(): void {
  if (!typed?.event) return;
  const { editor, letters, event } = typed;
  typed = undefined;
  editor.update(insertHeld(editor._latestEditorState, letters));
  // Should the page differ from that, the page is right.
  if (isRendered(editor, window.getSelection()?.anchorNode)) readInput(editor, event);
}

export const onBeforeInput: typeof EditHandler.onBeforeInput = (editor, event) => {
  applyTyped();
  const letters = event.data;
  typed = isForBrowser(editor._latestEditorState, letters) ? { editor, letters } : undefined;
  if (!typed) handleBeforeInput(editor, event);
};

/** Chromium sometimes divides the text node at whose line it inserts, which draft-js mends. */
function isWhole(node: Node | null | undefined): boolean {
  return node instanceof Text && node.parentNode?.childNodes.length === 1;
}

/** Reads the text and the caret of the page. draft-js reads a caret only once React has rendered the latest state. */
function catchUp(editor: EditedEditor, event: SyntheticEvent): void {
  flushSync(applyTyped);
  if (isRendered(editor, window.getSelection()?.anchorNode)) handleSelect(editor, event);
}

/**
 * Reads what the browser has inserted: a letter that was typed after the next paint, or before whatever else happens in
 * the editor, so that the letter is on the screen before any script runs on it.
 */
export const onInput: typeof EditHandler.onInput = (editor, event) => {
  if (typed?.editor !== editor) {
    readInput(editor, event);
    return;
  }
  typed.event = event;
  if (isWhole(window.getSelection()?.anchorNode)) afterNextPaint(() => catchUp(editor, event));
  else applyTyped();
};

/** A letter moves the caret too, which is read with it. */
export const onSelect: typeof EditHandler.onSelect = (editor, event) => {
  if (!typed?.event) handleSelect(editor, event);
};

/** A key may come before the browser tells where the one before has moved the caret. */
export const onKeyDown: typeof EditHandler.onKeyDown = (editor, event) => {
  catchUp(editor, event);
  handleKeyDown(editor, event);
};
