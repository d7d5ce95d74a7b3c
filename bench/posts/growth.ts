import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Product } from '../../__tests__/helpers/server/product';
import { ms, quantile } from '../figures';
import { METRICS_TOKEN } from '../server';
import { drawGrowth } from './growthChart';
import type { Line } from './growthChart';
import { grownStores } from './grown';
import type { GrownStore } from './grown';
import { Client } from './measure';
import type { Timing } from './measure';
import { requestsFor } from './requests';
import { Seeder } from './seed';

const CHART = 'docs/growth.svg';

/** What is drawn: the slowest of the requests whose names match, and the goal with a million posts. */
const DRAWN = [
  { name: 'One post', requests: /^detail$/, goal: 5 },
  { name: 'List, first page', requests: /^plain, first/, goal: 5 },
  { name: 'List, middle page', requests: /^plain, middle/, goal: 20 },
  { name: 'Search, words', requests: /, (3|more):/, goal: 50 },
  { name: 'Search, one or two letters', requests: /, [12]:/, goal: 100 },
  { name: 'Search, phrases', requests: /, phrase:/, goal: null },
] as const;
const CREATING = { name: 'Creating, 99 of 100', goal: 30 };

interface Measured {
  posts: number;
  timings: Map<string, Timing>;
  /** Processor times of creating posts in milliseconds, ascending. */
  creates: number[];
}

async function measure({ posts, dataDir }: GrownStore): Promise<Measured> {
  const product = new Product({ DATA_DIR: dataDir, METRICS_TOKEN });
  const timings = new Map<string, Timing>();
  try {
    await product.start();
    const client = await Client.signIn(product);
    const requests = requestsFor(posts);
    // What a new process compiles for its first requests is not their cost.
    for (const { path } of requests) await client.measure(path);
    for (const { name, path } of requests) timings.set(name, await client.measure(path));
  } finally {
    await product.remove();
  }
  const { processor } = await new Seeder(dataDir).timeCreates();
  return { posts, timings, creates: processor.sort((a, b) => a - b) };
}

function print(all: readonly Measured[]): void {
  const rows: Record<string, Record<string, number>> = {};
  for (const { posts, timings, creates } of all) {
    const add = (request: string, value: number) => {
      rows[request] = { ...rows[request], [posts.toLocaleString('en')]: ms(value) };
    };
    for (const [request, { processor }] of timings) add(request, processor);
    for (const share of [0.5, 0.99, 1]) add(`creating, ${share}`, quantile(creates, share));
  }
  console.log("\nThe server's processor time of a response in ms, by the number of posts");
  console.table(rows);
}

function linesOf(all: readonly Measured[]): Line[] {
  const responses = DRAWN.map(({ name, requests, goal }) => ({
    ...{ name, goal },
    points: all.map(({ posts, timings }) => {
      const drawn = [...timings].filter(([request]) => requests.test(request));
      return { posts, ms: Math.max(...drawn.map(([, { processor }]) => processor)) };
    }),
  }));
  const points = all.map(({ posts, creates }) => ({ posts, ms: quantile(creates, 0.99) }));
  return [...responses, { ...CREATING, points }];
}

/**
 * Measures the stores that `growStores` has filled, prints how the times grow, and draws them.
 *
 * @returns whether the largest store kept to the goals of a million posts
 */
export async function reportGrowth(): Promise<boolean> {
  const all: Measured[] = [];
  for (const store of grownStores()) all.push(await measure(store));
  if (all.length === 0) throw new Error('No store is filled. Run "npm run bench -- grow" first.');
  print(all);
  const lines = linesOf(all);
  const [processor] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const caption = `Processor time of the server, the slowest request of each kind, on SQLite, ${processor?.model.trim()}, ${day}`;
  writeFileSync(CHART, drawGrowth(lines, caption));
  console.log(`\nDrawn in ${CHART}`);
  return lines.every(({ goal, points }) => goal === null || (points.at(-1)?.ms ?? 0) < goal);
}
