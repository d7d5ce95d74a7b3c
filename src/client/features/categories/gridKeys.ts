/**
 * The cell that a key moves to in a grid of `count` cells in row order; at an edge the same cell.
 * Null for a key that does not move.
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
