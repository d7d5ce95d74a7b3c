/** The quantile of values, by the nearest rank; 0 of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

export const median = (values: readonly number[]) => quantileOf(values, 0.5);

/** Rounds milliseconds to one decimal. */
export const ms = (value: number) => Number(value.toFixed(1));

/** Three significant digits. */
export const digits = (value: number) => Number(value.toPrecision(3));

export const MB = (bytes: number) => Math.round(bytes / 1e6);

export function printTable(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
