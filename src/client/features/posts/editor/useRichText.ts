import { EditorState } from 'draft-js';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './commands/keys';
import { contentToHtml } from './converters/contentToHtml';
import { htmlToContent } from './converters/htmlToContent';
import { patchDraftJs } from './draftJs/patch';
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

export function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/**
 * The editor's state, read from a description and written back to HTML.
 *
 * @param html the initial description
 * @param onChange called with the HTML when the text changes, not when the caret moves; with the exact
 *   initial string whenever the text is that again. A change that the browser has rendered natively is
 *   reported after the next paint, or when `emitChange` is called or the editor unmounts.
 * @returns the state to render and what changes it. On programmatic focus and on selection changes
 *   draft-js falls back to the state last rendered, so call `flush` before either.
 */
export function useRichText(html: string, onChange: (html: string) => void) {
  const [{ store, initialHtml, isInitial }] = useState(() => open(html));
  const state = useSyncExternalStore(store.subscribe, store.current);
  const emitted = useRef({ content: state.getCurrentContent(), html });

  const emitChange = useCallback(() => {
    const content = store.current().getCurrentContent();
    if (content === emitted.current.content) return;
    const serialized = contentToHtml(content);
    const current = isInitial(serialized) ? initialHtml : serialized;
    const hasChanged = current !== emitted.current.html;
    emitted.current = { content, html: current };
    if (hasChanged) onChange(current);
  }, [store, initialHtml, isInitial, onChange]);
  useEffect(() => emitChange, [emitChange]);

  const change = useCallback(
    (proposed: EditorState) => {
      store.set(proposed);
      if (!store.hasPendingChange) emitChange();
      else
        afterNextPaint(() => {
          store.flush();
          emitChange();
        });
    },
    [store, emitChange],
  );
  const flush = useCallback(() => flushSync(store.flush), [store]);
  const apply = useCallback(
    (command: Command) => change(command(store.current())),
    [store, change],
  );
  return { state, change, flush, apply, current: store.current, emitChange };
}
