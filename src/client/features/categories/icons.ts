const NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five',
];

/** The 24 icon presets: one to twenty-five without seventeen. */
export const CATEGORY_ICONS: readonly string[] = NUMBERS.flatMap((line) => line.split(' ')).map(
  (number) => `category-${number}`,
);

/** Returns the file name in an image's URL, without its extensions. */
export const iconName = (url: string) =>
  (url.split(/[?#]/)[0] ?? '').split('/').at(-1)?.split('.')[0] ?? '';

/**
 * Returns the index of the preset that a stored URL shows, from any server; -1 for an unknown
 * image.
 */
export const presetIndex = (url: string) => CATEGORY_ICONS.indexOf(iconName(url));

/**
 * Returns the cell that a key moves to in a grid of `count` cells in row order, or the same cell at
 * an edge. Returns null for a key that does not move.
 */
export function stepInGrid(
  key: string,
  from: number,
  count: number,
  columns: number,
): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to >= 0 && to < count ? to : from;
}
