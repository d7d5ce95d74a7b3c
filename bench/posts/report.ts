import { Product } from '../../__tests__/helpers/server/product';
import { ms, quantile } from '../figures';
import { METRICS_TOKEN } from '../server';
import { Client } from './measure';
import type { Timing } from './measure';
import { requestsFor } from './requests';
import { Seeder } from './seed';
import type { Size } from './seed';

const COUNTS = [1_000, 10_000, 100_000];
const CREATE_BUDGET_MS = 15;

interface Measured {
  budget: number;
  /** By the number of posts, in the order of `COUNTS`. */
  timings: Timing[];
}

const MB = (bytes: number) => Number((bytes / 1e6).toFixed(1));

/** Measures a freshly started server, so that the first response of each request is cold. */
async function measureAll(product: Product, count: number, measured: Map<string, Measured>) {
  await product.start();
  const client = await Client.signIn(product);
  for (const { name, path, budget } of requestsFor(count)) {
    const row = measured.get(name) ?? { budget, timings: [] };
    row.timings.push(await client.measure(path));
    measured.set(name, row);
  }
  await product.stop();
}

function printTimings(measured: ReadonlyMap<string, Measured>): boolean {
  const most = COUNTS.at(-1)?.toLocaleString('en');
  console.log(`\nResponses over HTTP in ms: medians by the number of posts; the rest with ${most}`);
  let isKept = true;
  const rows = [...measured].map(([request, { budget, timings }]) => {
    const medians = timings.map(({ median }, at) => [
      (COUNTS[at] ?? 0).toLocaleString('en'),
      ms(median),
    ]);
    const last = timings.at(-1);
    const isLate = timings.some(({ median }) => median >= budget);
    if (isLate) isKept = false;
    return {
      request,
      found: last?.total ?? '',
      ...(Object.fromEntries(medians) as Record<string, number>),
      first: ms(last?.first ?? 0),
      p95: ms(last?.p95 ?? 0),
      slowest: ms(last?.slowest ?? 0),
      budget,
      '': isLate ? 'LATE' : '',
    };
  });
  console.table(rows);
  return isKept;
}

/** Prints the size of the posts on disk and the time of saving one durably. */
function printStore(sizes: readonly Size[], creates: readonly number[]): boolean {
  console.log('\nThe store in MB by the number of posts');
  console.table(
    sizes.map(({ texts, index, file }, at) => ({
      posts: COUNTS[at],
      'searched texts': MB(texts),
      'their index': MB(index),
      'whole file': MB(file),
    })),
  );
  const sorted = [...creates].sort((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  console.log(`\nSaving a post without images in ms, over ${sorted.length} of them`);
  const [p95, slowest] = [quantile(sorted, 0.95), quantile(sorted, 1)];
  console.table([
    { median: ms(median), p95: ms(p95), slowest: ms(slowest), budget: CREATE_BUDGET_MS },
  ]);
  return median < CREATE_BUDGET_MS;
}

/** Prints how the lists and the search of posts scale. @returns whether all kept to their budgets */
export async function reportPosts(): Promise<boolean> {
  const product = new Product({ METRICS_TOKEN });
  const seeder = new Seeder(product.dataDir);
  const measured = new Map<string, Measured>();
  const sizes: Size[] = [];
  try {
    await product.start();
    await product.stop();
    for (const count of COUNTS) {
      await seeder.fill(count);
      sizes.push(await seeder.size());
      await measureAll(product, count, measured);
    }
    const isQuick = printTimings(measured);
    return printStore(sizes, (await seeder.timeCreates()).times) && isQuick;
  } finally {
    await product.remove();
  }
}
