import { EditorState } from 'draft-js';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './commands/keys';
import { contentToHtml } from './converters/contentToHtml';
import { htmlToContent } from './converters/htmlToContent';
import { settle } from './draftJs/held';
import { patchDraftJs } from './draftJs/patch';
import { applyTyped } from './draftJs/typing';
import { decorator } from './draftRendering';
import { EditorStore } from './EditorStore';

patchDraftJs();

const read = (html: string) => EditorState.createWithContent(htmlToContent(html), decorator);

let prepared: { html: string; state: EditorState } | undefined;

/** Reads a description that is likely to be opened next. */
export function prepare(html: string): void {
  if (prepared?.html !== html) prepared = { html, state: read(html) };
}

function open(html: string) {
  const state = prepared?.html === html ? prepared.state : read(html);
  const content = state.getCurrentContent();
  const store = new EditorStore(state);
  let serialized: string | undefined;
  // Not on opening, which has enough to do.
  const isInitial = (current: string) => current === (serialized ??= contentToHtml(content));
  return { store, initialHtml: html, isInitial };
}

/** Milliseconds without a change; a fast typist takes some 100 from key to key. */
const PAUSE_MS = 500;

/** Finds the syllables of what has been typed once nothing has changed for a moment; called at each change. */
function useSettling(store: EditorStore): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      applyTyped();
      const settled = settle(store.current());
      if (settled !== store.current()) store.set(settled);
    }, PAUSE_MS);
  }, [store]);
}

/**
 * The editor's state, read from a description and written back to HTML.
 *
 * @param html the initial description
 * @param onChange called with the HTML when the text changes, not when the caret moves; with the exact
 *   initial string whenever the text is that again. A character that the browser has inserted is
 *   reported after the next paint, or when `emitChange` is called or the editor unmounts.
 * @returns the state to render and what changes it. On programmatic focus draft-js falls back to the state last
 *   rendered, so call `flush` before.
 */
export function useRichText(html: string, onChange: (html: string) => void) {
  const [{ store, initialHtml, isInitial }] = useState(() => open(html));
  const state = useSyncExternalStore(store.subscribe, store.current);
  const emitted = useRef({ content: state.getCurrentContent(), html });

  const current = useCallback(() => {
    applyTyped();
    return store.current();
  }, [store]);
  const emitChange = useCallback(() => {
    const content = current().getCurrentContent();
    if (content === emitted.current.content) return;
    const serialized = contentToHtml(content);
    const latest = isInitial(serialized) ? initialHtml : serialized;
    const hasChanged = latest !== emitted.current.html;
    emitted.current = { content, html: latest };
    if (hasChanged) onChange(latest);
  }, [current, initialHtml, isInitial, onChange]);
  useEffect(() => emitChange, [emitChange]);

  const settleLater = useSettling(store);
  const change = useCallback(
    (proposed: EditorState) => {
      store.set(proposed);
      emitChange();
      settleLater();
    },
    [store, emitChange, settleLater],
  );
  const flush = useCallback(() => flushSync(applyTyped), []);
  const apply = useCallback((command: Command) => change(command(current())), [current, change]);
  return { state, change, flush, apply, current, emitChange };
}
