import { useRef, useState } from 'react';

/**
 * Copies a text that an element shows. Browsers allow it over HTTPS only, and may ask; where they refuse,
 * the text is selected, and a key press or a long press copies it.
 *
 * @returns `source`, a ref for that element, and what became of the last `copy`
 */
export function useCopy() {
  const source = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome('selected');
    }
  };
  return { source, outcome, copy };
}
