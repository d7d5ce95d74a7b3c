import type { Editor } from 'draft-js';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterNextPaint } from './draftJs/typing';
import { BELOW, LONG } from './editorStyles';

/** More characters than the text's box shows at once on the widest page. */
const IN_SIGHT = 8000;

/** Marks the parts of long paragraphs that are out of sight when they open. */
function markBelow(text: Element): void {
  for (const paragraph of text.querySelectorAll(`.${LONG}`)) {
    let length = 0;
    for (const leaf of paragraph.querySelectorAll('[data-text]')) {
      leaf.toggleAttribute(BELOW, length >= IN_SIGHT);
      length += leaf.textContent.length;
    }
  }
}

/** Whether only what is in sight is laid out so far; see `editorStyles`. */
export function useIsOpening(editor: RefObject<Editor | null>): boolean {
  const [isOpening, setIsOpening] = useState(true);
  useLayoutEffect(() => {
    const text = editor.current?.editor;
    if (text) markBelow(text);
  }, [editor]);
  useEffect(() => afterNextPaint(() => setIsOpening(false)), []);
  return isOpening;
}
