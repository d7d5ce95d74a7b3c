import { useEffect, useLayoutEffect, useRef } from 'react';

interface Kept {
  topic: string | null;
  width: number;
  height: number;
}

const NOTHING: Kept = { topic: null, width: 0, height: 0 };

/**
 * Keeps the tallest height that a table had, so that what stands beneath it never moves: not while
 * a page loads, and not on a last page that has fewer rows. A new topic, or a window of another
 * width, begins anew.
 *
 * @param isLoading whether the rows of the page are still on their way
 * @param topic what the pages belong together by; null where there is only one
 * @returns a ref for the box round the table, which is given `--kept-height`
 */
export function useKeptHeight(isLoading: boolean, topic: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef(NOTHING);

  useLayoutEffect(() => {
    const table = box.current?.firstElementChild;
    if (isLoading || !table) return;
    const { height } = table.getBoundingClientRect();
    const isSame = topic !== null && kept.current.topic === topic;
    const before = isSame ? kept.current.height : 0;
    kept.current = { topic, width: window.innerWidth, height: Math.max(height, before) };
    box.current?.style.setProperty('--kept-height', `${kept.current.height}px`);
  });

  useEffect(() => {
    const forget = () => {
      if (window.innerWidth === kept.current.width) return;
      kept.current = NOTHING;
      box.current?.style.removeProperty('--kept-height');
    };
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, []);

  return box;
}
