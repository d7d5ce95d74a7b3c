import { act } from '@testing-library/react';

const WIDE = 1280;
const queries = new Set<WidthQuery>();

const bound = (media: string, name: string, otherwise: number) =>
  Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(media)?.[1] ?? otherwise);

function matchesWidth(media: string): boolean {
  if (!media.includes('-width:')) return false;
  const isAbove = window.innerWidth >= bound(media, 'min', 0);
  return isAbove && window.innerWidth <= bound(media, 'max', Infinity);
}

/** A media query about widths. Any other query does not match. */
class WidthQuery extends EventTarget {
  matches: boolean;

  constructor(readonly media: string) {
    super();
    this.matches = matchesWidth(media);
  }

  /** The old names, which MUI's colour schemes still use. */
  addListener(listener: () => void) {
    this.addEventListener('change', listener);
  }

  removeListener(listener: () => void) {
    this.removeEventListener('change', listener);
  }

  update() {
    if (this.matches === matchesWidth(this.media)) return;
    this.matches = !this.matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Adds the `matchMedia` that jsdom lacks, and gives each test a wide window at its start. */
export function installMatchMedia(): void {
  const matchMedia = (media: string) => {
    const query = new WidthQuery(media);
    queries.add(query);
    return query;
  };
  Object.assign(window, { matchMedia });
  beforeEach(() => {
    queries.clear();
    window.innerWidth = WIDE;
  });
}

export function resizeWindow(size: { width?: number; height?: number }): void {
  window.innerWidth = size.width ?? window.innerWidth;
  window.innerHeight = size.height ?? window.innerHeight;
  act(() => {
    queries.forEach((query) => query.update());
    window.dispatchEvent(new Event('resize'));
  });
}
