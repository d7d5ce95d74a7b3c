/** The quantile of sorted values, by the nearest rank; 0 of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Rounds milliseconds to one decimal. */
export const ms = (value: number) => Number(value.toFixed(1));
