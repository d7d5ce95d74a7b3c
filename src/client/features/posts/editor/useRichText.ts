import { EditorState } from 'draft-js';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './commands/keys';
import { contentToHtml } from './converters/contentToHtml';
import { htmlToContent } from './converters/htmlToContent';
import { corrected } from './corrections';
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

/** Runs a task once the next frame is on its way to the screen. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/**
 * What the editor holds, from a description and back.
 *
 * @param html the description to begin with
 * @param onChange called with the HTML at each change of the text; of a letter that the browser has
 *   drawn once it is on the screen, at the latest when `tell` is called or the editor goes; with the
 *   very string that was given as soon as it is again what it was (readings 86); never for a mere move
 *   of the caret
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
      store.set(corrected(changed, store.current()));
      if (!store.isUntold) tell();
      else
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
