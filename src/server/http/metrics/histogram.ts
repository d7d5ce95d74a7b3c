import type { Family, Labels } from './exposition';

interface Series {
  labels: Labels;
  /** How many values fell into each bucket and into none before it; the last has no bound. */
  counts: number[];
  sum: number;
}

/** Counts values by bucket, apart for each combination of labels. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
  family(): Family;
}

function samplesOf({ labels, counts, sum }: Series, bounds: readonly number[]) {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    const le = String(bounds[index] ?? '+Inf');
    return { suffix: '_bucket', labels: { ...labels, le }, value: below };
  });
  const count = { suffix: '_count', labels, value: below };
  return [...buckets, { suffix: '_sum', labels, value: sum }, count];
}

/** @param bounds the largest value of each bucket, ascending */
export function makeHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, Series>();
  return {
    observe(labels, value) {
      const key = JSON.stringify(labels);
      const known = series.get(key);
      const own = known ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      if (!known) series.set(key, own);
      const found = bounds.findIndex((bound) => value <= bound);
      const index = found === -1 ? bounds.length : found;
      own.counts[index] = (own.counts[index] ?? 0) + 1;
      own.sum += value;
    },
    family() {
      const samples = [...series.values()].flatMap((each) => samplesOf(each, bounds));
      return { name, help, type: 'histogram', samples };
    },
  };
}
