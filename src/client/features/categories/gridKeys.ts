/**
 * Where a key leads in a grid of `count` cells, read row by row; null for a key that leads nowhere.
 * At an edge it stays where it is.
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
