import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Copies the text of an element. Browsers allow that only over HTTPS and may ask the user. If they
 * refuse, the text is selected, so that the user can copy it by hand.
 *
 * @returns `source`, a ref for that element, and the result of the last `copy`
 */
export function useCopy() {
  const source = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The text may appear only now.
      flushSync(() => setOutcome('selected'));
      if (source.current) getSelection()?.selectAllChildren(source.current);
    }
  };
  return { source, outcome, copy };
}
