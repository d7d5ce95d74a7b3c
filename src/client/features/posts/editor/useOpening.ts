import type { Editor, EditorState } from 'draft-js';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterNextPaint } from '../../../shared/ui/afterNextPaint';
import { BELOW, LONG } from './editorStyles';
import type { InSight } from './inSight';

/** More paragraphs, and more characters of one, than the text's box shows at once on the widest page. */
const PARAGRAPHS_IN_SIGHT = 40;
const CHARACTERS_IN_SIGHT = 8000;

/** Marks the parts of long paragraphs that are out of sight when they open. */
function markBelow(text: Element): void {
  for (const paragraph of text.querySelectorAll(`.${LONG}`)) {
    let length = 0;
    for (const leaf of paragraph.querySelectorAll('[data-text]')) {
      leaf.toggleAttribute(BELOW, length >= CHARACTERS_IN_SIGHT);
      length += leaf.textContent.length;
    }
  }
}

const firstBlocks = (state: EditorState) =>
  new Set(state.getCurrentContent().getBlockMap().keySeq().take(PARAGRAPHS_IN_SIGHT).toArray());

/**
 * Until the first paint, or until the text has the focus, only what is in sight is rendered and laid out.
 *
 * @returns the keys of the blocks in sight, null once all are; and what shows all of them
 */
export function useOpening(editor: RefObject<Editor | null>, state: EditorState) {
  const [inSight, setInSight] = useState<InSight>(() => firstBlocks(state));
  const showAll = useCallback(() => setInSight(null), []);
  useLayoutEffect(() => {
    const text = editor.current?.editor;
    if (text) markBelow(text);
  }, [editor]);
  useEffect(() => afterNextPaint(showAll), [showAll]);
  return { inSight, showAll };
}
