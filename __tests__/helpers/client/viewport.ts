const WIDE = 1280;

const bound = (media: string, name: string, otherwise: number) =>
  Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(media)?.[1] ?? otherwise);

function matchesWidth(media: string): boolean {
  if (!media.includes('-width:')) return false;
  const isAbove = window.innerWidth >= bound(media, 'min', 0);
  return isAbove && window.innerWidth <= bound(media, 'max', Infinity);
}

const ignore = () => undefined;

/**
 * Adds the `matchMedia` that jsdom lacks, for queries about widths. No other query matches. Each
 * test starts with a wide window, and may set another width before it opens a page.
 */
export function installMatchMedia(): void {
  const matchMedia = (media: string) => ({
    media,
    matches: matchesWidth(media),
    addEventListener: ignore,
    removeEventListener: ignore,
    // The old names, which MUI's colour schemes still use.
    addListener: ignore,
    removeListener: ignore,
  });
  Object.assign(window, { matchMedia });
  beforeEach(() => {
    window.innerWidth = WIDE;
  });
}
