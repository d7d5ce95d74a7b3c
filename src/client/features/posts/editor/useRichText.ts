import { EditorState } from 'draft-js';
import type { DraftInlineStyle } from 'draft-js';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './commands/keys';
import { contentToHtml } from './converters/contentToHtml';
import { htmlToContent } from './converters/htmlToContent';
import { EditorStore } from './editorStore';
import { linkDecorator } from './EditorLink';
import './textDirections';

interface Opened {
  store: EditorStore;
  /** As it was given. */
  html: string;
  /** As the editor writes the same. */
  written: string;
}

function open(html: string): Opened {
  const content = htmlToContent(html);
  const store = new EditorStore(EditorState.createWithContent(content, linkDecorator));
  return { store, html, written: contentToHtml(content) };
}

/**
 * Leaving the text and coming back, as for a button of the toolbar, draft-js forgets what the next
 * letter was to look like.
 */
function keepNextLook(next: EditorState, before: EditorState): EditorState {
  const look = before.getInlineStyleOverride() as DraftInlineStyle | null;
  const isSamePlace =
    next.getCurrentContent() === before.getCurrentContent() &&
    next.getSelection().set('hasFocus', false).equals(before.getSelection().set('hasFocus', false));
  const isForgotten = look !== null && isSamePlace && !next.getInlineStyleOverride();
  return isForgotten ? EditorState.setInlineStyleOverride(next, look) : next;
}

const WORD_END = /[\s\u104A\u104B]$/;

/** draft-js takes back all that was typed at once; so it takes back a word or a phrase at a time. */
function endUndoStep(next: EditorState): EditorState {
  const selection = next.getSelection();
  if (next.getLastChangeType() !== 'insert-characters' || !selection.isCollapsed()) return next;
  const block = next.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isWordOver = WORD_END.test(block.getText().slice(0, selection.getStartOffset()));
  return isWordOver ? EditorState.set(next, { lastChangeType: null }) : next;
}

/** Runs a task once the next frame is on its way to the screen. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/**
 * What the editor holds, from a description and back.
 *
 * @param html the description to begin with
 * @param onChange called with the HTML once a change of the text is on the screen, at the latest when
 *   `tell` is called or the editor goes; with the very string that was given as soon as it is again
 *   what it was (readings 86); never for a mere move of the caret
 * @returns the state to draw, and what changes it; draft-js sets what it holds back to what was drawn
 *   last where it is focused by script and where the caret is moved, so `catchUp` has to come before
 */
export function useRichText(html: string, onChange: (html: string) => void) {
  const [{ store, ...opened }] = useState(() => open(html));
  const state = useSyncExternalStore(store.subscribe, store.current);
  const told = useRef({ content: state.getCurrentContent(), html });

  const tell = useCallback(() => {
    const content = store.current().getCurrentContent();
    if (content === told.current.content) return;
    const written = contentToHtml(content);
    const current = written === opened.written ? opened.html : written;
    const isNews = current !== told.current.html;
    told.current = { content, html: current };
    if (isNews) onChange(current);
  }, [store, opened.written, opened.html, onChange]);
  useEffect(() => tell, [tell]);

  const change = useCallback(
    (changed: EditorState) => {
      store.set(endUndoStep(keepNextLook(changed, store.current())));
      afterPaint(() => {
        store.catchUp();
        tell();
      });
    },
    [store, tell],
  );
  const catchUp = useCallback(() => flushSync(store.catchUp), [store]);
  const apply = useCallback(
    (command: Command) => change(command(store.current())),
    [store, change],
  );
  return { state, change, catchUp, apply, current: store.current, tell };
}
