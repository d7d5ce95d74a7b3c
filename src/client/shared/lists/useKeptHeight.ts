import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Kept {
  topic: string | null;
  height: number;
}

const NOTHING: Kept = { topic: null, height: 0 };

/** Only a new width: a phone's keyboard changes the height alone. */
function useNewWidth(onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let width = window.innerWidth;
    const listen = () => {
      if (window.innerWidth !== width) change();
      width = window.innerWidth;
    };
    window.addEventListener('resize', listen);
    return () => window.removeEventListener('resize', listen);
  }, []);
}

/**
 * Keeps the height of a table across pages, so that the pagination below it does not move while a
 * page loads or on a last page with fewer rows. A new topic or window width resets the height.
 *
 * @param isLoading whether the page's rows are loading
 * @param topic identifies the pages that belong together; null if there is only one
 * @returns a ref for the box around the table, which gets `--kept-height`, and `keeping`, which wraps
 *   a callback that changes the rows so that the height is kept and the first row is in view
 */
export function useKeptHeight(isLoading: boolean, topic: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef(NOTHING);

  const keep = () => {
    const table = box.current?.firstElementChild;
    if (!table) return;
    const before = kept.current.topic === topic ? kept.current.height : 0;
    const height = Math.max(before, table.getBoundingClientRect().height);
    kept.current = { topic, height };
    box.current?.style.setProperty('--kept-height', `${height}px`);
  };

  const keeping =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A) => {
      keep();
      change(...args);
      const top = box.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) box.current?.scrollIntoView();
    };

  const reset = () => {
    kept.current = NOTHING;
    box.current?.style.removeProperty('--kept-height');
  };

  useLayoutEffect(() => {
    if (!isLoading && (topic === null || kept.current.topic !== topic)) reset();
  }, [isLoading, topic]);

  useNewWidth(reset);

  return { box, keeping };
}
