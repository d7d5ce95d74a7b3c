import { EditorState } from 'draft-js';
import type { DraftInlineStyle } from 'draft-js';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Command } from './commands/keys';
import { contentToHtml } from './converters/contentToHtml';
import { htmlToContent } from './converters/htmlToContent';
import { linkDecorator } from './EditorLink';

interface Opened {
  state: EditorState;
  /** As it was given. */
  html: string;
  /** As the editor writes the same. */
  written: string;
}

function open(html: string): Opened {
  const content = htmlToContent(html);
  const state = EditorState.createWithContent(content, linkDecorator);
  return { state, html, written: contentToHtml(content) };
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

/**
 * What the editor holds, from a description and back.
 *
 * @param html the description to begin with
 * @param onChange called with the HTML once a change of the text is on the screen, at the latest when
 *   `tell` is called or the editor goes; with the very string that was given as soon as it is again
 *   what it was (readings 86); never for a mere move of the caret
 */
export function useRichText(html: string, onChange: (html: string) => void) {
  const [opened] = useState(() => open(html));
  const [state, setState] = useState(opened.state);
  const latest = useRef(opened.state);
  const told = useRef({ content: opened.state.getCurrentContent(), html });

  const change = useCallback((changed: EditorState) => {
    latest.current = endUndoStep(keepNextLook(changed, latest.current));
    setState(latest.current);
  }, []);

  const tell = useCallback(() => {
    const content = latest.current.getCurrentContent();
    if (content === told.current.content) return;
    const written = contentToHtml(content);
    const current = written === opened.written ? opened.html : written;
    const isNews = current !== told.current.html;
    told.current = { content, html: current };
    if (isNews) onChange(current);
  }, [opened, onChange]);

  // A letter is to be seen before the form hears of it.
  const seen = useDeferredValue(state);
  useEffect(tell, [tell, seen]);
  useEffect(() => tell, [tell]);

  const apply = useCallback((command: Command) => change(command(latest.current)), [change]);
  const current = useCallback(() => latest.current, []);
  return { state, change, apply, current, tell };
}
