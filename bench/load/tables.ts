import type { Tally } from './client';
import type { Findings } from './ledger';
import type { Sample } from './server';
import type { Worst } from './worst';
import { ms, quantile } from '../figures';

const BLOCK_BUDGET_MS = 100;
/** How much more memory may be held at the end than in the first seconds of work, and when idle. */
const GROWTH_BUDGET_MB = 100;
/** Memory is told as the median of the seconds round a moment: a hash takes 128 MB for a blink. */
const ROUND_SECONDS = 5;

const MB = (bytes: number) => Math.round(bytes / 1e6);
const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Prints how long each kind of request took, and what went wrong. @returns whether nothing did */
export function printRequests({ times, errors }: Tally, seconds: number): boolean {
  const all = [...times.values()].flat();
  const rows = [...times, ['all', all] as const].map(([kind, values]) => {
    const sorted = sort(values);
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => ms(quantile(sorted, share)));
    return { kind, requests: values.length, p50, p99, slowest };
  });
  rows.sort((a, b) => b.requests - a.requests);
  const rate = Math.round(all.length / seconds);
  console.log(`\nAnswers in ms; ${rate} requests per second`);
  console.table(rows);
  console.log(`Errors: ${errors.length}, budget 0`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
  return errors.length === 0;
}

/** Prints what became of the rows that were written. @returns whether all is as acknowledged */
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
 * Prints how the server itself did.
 *
 * @param samples one for each second, of which so many were taken while people were at work
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

/** Prints what single requests do that are as large as they may be. @returns whether all is well */
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
