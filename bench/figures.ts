/** The quantile of values, by the nearest rank; 0 if there are none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

export const median = (values: readonly number[]) => quantileOf(values, 0.5);

export const ms = (value: number) => Number(value.toFixed(1));

export const digits = (value: number) => Number(value.toPrecision(3));

export function printTable(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

interface Compared {
  figure: string;
  ours: number;
  theirs: number;
  goal?: number;
}

/**
 * Prints figures side by side.
 *
 * @returns whether all goals are met
 */
export function printComparison(title: string, peer: string, rows: readonly Compared[]): boolean {
  const compared = rows.map((row) => ({ ...row, ratio: row.ours / row.theirs }));
  const shown = compared.map(({ figure, ours, theirs, ratio, goal }) => ({
    figure,
    ours: digits(ours),
    [peer]: digits(theirs),
    ratio: Number.isFinite(ratio) ? Number(ratio.toFixed(2)) : '',
    goal: goal ?? '',
  }));
  printTable(title, shown);
  return compared.every(({ ratio, goal }) => goal === undefined || ratio <= goal);
}
