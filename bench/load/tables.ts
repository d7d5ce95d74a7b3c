import type { Tally } from './client';
import type { Findings } from './ledger';
import type { Sample } from './server';
import type { Worst } from './worst';
import { ms, quantile } from '../figures';

const BLOCK_BUDGET_MS = 100;
/** Growth of memory from the first seconds of work to the end, and to idle. */
const GROWTH_BUDGET_MB = 100;
/** Memory is the median over the seconds around a moment: a password hash takes 128 MB briefly. */
const ROUND_SECONDS = 5;

const MB = (bytes: number) => Math.round(bytes / 1e6);
const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Prints the times of each kind of request and the errors. @returns whether there were none */
export function printRequests({ times, errors }: Tally, seconds: number): boolean {
  const all = [...times.values()].flat();
  const rows = [...times, ['all', all] as const].map(([kind, values]) => {
    const sorted = sort(values);
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => ms(quantile(sorted, share)));
    return { kind, requests: values.length, p50, p99, slowest };
  });
  rows.sort((a, b) => b.requests - a.requests);
  const rate = Math.round(all.length / seconds);
  console.log(`\nResponses in ms; ${rate} requests per second`);
  console.table(rows);
  console.log(`Errors: ${errors.length}, budget 0`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
  return errors.length === 0;
}

/** Prints the state of the written rows. @returns whether all are as acknowledged */
export function printFindings(findings: readonly Findings[]): boolean {
  console.log('\nRows by what the server has acknowledged; the last four have a budget of 0');
  console.table(findings);
  return findings.every(
    ({ lost, doubled, stale, undead }) => lost + doubled + stale + undead === 0,
  );
}

function residentAt(samples: readonly Sample[], second: number): number {
  const near = samples.filter((sample) => Math.abs(sample.second - second) <= ROUND_SECONDS);
  return MB(quantile(sort(near.map(({ resident }) => resident)), 0.5));
}

/**
 * Prints the server's own metrics.
 *
 * @param samples one per second
 * @param busy how many of them were taken under load
 */
export function printServer(samples: readonly Sample[], busy: number): boolean {
  const atWork = samples.slice(0, busy);
  const [first, last] = [atWork[0], atWork.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured.');
  const blocks = sort(atWork.map(({ block }) => block));
  const used = (last.processor - first.processor) / (last.second - first.second);
  console.log(`\nThe server's event loop, blocks in ms; ${used.toFixed(2)} processors in use`);
  const longest = quantile(blocks, 1);
  const median = ms(quantile(blocks, 0.5));
  console.table([
    { 'longest block': ms(longest), budget: BLOCK_BUDGET_MS, 'in a usual second': median },
  ]);
  const moments = [10, last.second / 2, last.second - ROUND_SECONDS];
  const [begin = 0, middle = 0, end = 0] = moments.map((moment) => residentAt(atWork, moment));
  const idle = residentAt(samples, (samples.at(-1)?.second ?? 0) - 1);
  const growth = Math.max(end, idle) - begin;
  console.log('\nMemory that the server holds, in MB');
  console.table([{ begin, middle, end, idle, growth, budget: GROWTH_BUDGET_MB }]);
  return longest < BLOCK_BUDGET_MS && growth < GROWTH_BUDGET_MB;
}

/** Prints the requests of maximum size. @returns whether all kept to the budget */
export function printWorst(worst: readonly Worst[], errors: readonly string[]): boolean {
  console.log(`\nThe worst single requests, in ms; budget of a block: ${BLOCK_BUDGET_MS}`);
  const isLate = ({ block }: Worst) => block >= BLOCK_BUDGET_MS;
  console.table(
    worst.map((row) => ({
      request: row.request,
      took: Math.round(row.took),
      block: ms(row.block),
      '': isLate(row) ? 'LATE' : '',
    })),
  );
  for (const error of errors) console.log(`  ${error}`);
  return errors.length === 0 && !worst.some(isLate);
}
