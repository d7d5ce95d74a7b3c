import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Kept {
  topic: string | null;
  height: number;
}

const NOTHING: Kept = { topic: null, height: 0 };

/** A phone's keyboard changes only the height of the window, which is no new width. */
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
 * Keeps the height of a table over a change of page, so that what stands beneath it never moves:
 * not while a page loads, and not on a last page that has fewer rows. A new topic, or a window of
 * another width, begins anew.
 *
 * @param isLoading whether the rows of the page are still on their way
 * @param topic what the pages belong together by; null where there is only one
 * @returns a ref for the box round the table, which is given `--kept-height`, and `keeping`,
 *   which makes of what changes the rows the same with the height kept and the first row in sight
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

  const forget = () => {
    kept.current = NOTHING;
    box.current?.style.removeProperty('--kept-height');
  };

  useLayoutEffect(() => {
    if (!isLoading && (topic === null || kept.current.topic !== topic)) forget();
  }, [isLoading, topic]);

  useNewWidth(forget);

  return { box, keeping };
}
