import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../figures';
import { WORKS } from './contestant';
import type { Contestant, Work } from './contestant';
import type { PeerRequest } from './requests';
import { load } from './load';
import type { Burst as Load } from './load';

const STARTS = 3;
const ROUNDS = 4;
const BURST_MS: Record<Work, number> = {
  list: 1000,
  filter: 1000,
  detail: 1000,
  login: 2000,
  upload: 6000,
};
/** Lets background work after the start finish. */
const SETTLE_MS = 3000;

interface Burst extends Load {
  /** Milliseconds of the server's processor for each request. */
  processor: number;
}

/** The figures of one server; memory in bytes, times in milliseconds. */
export interface Measured {
  name: string;
  starts: number[];
  idle: number;
  peak: number;
  bursts: Partial<Record<Work, Burst[]>>;
}

export const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Starts all of them in turn, several times; they stay up after the last one. */
async function startAll(contestants: readonly Contestant[], measured: readonly Measured[]) {
  for (let round = 0; round < STARTS; round += 1) {
    for (const [index, { server, work }] of contestants.entries()) {
      await server.stop();
      const [probe] = work.list ?? [];
      if (probe) measured[index]?.starts.push(await server.start(probe));
    }
  }
  await wait(SETTLE_MS);
  for (const [index, { server }] of contestants.entries()) {
    const each = measured[index];
    if (each) each.idle = each.peak = server.memory();
  }
}

/** Gives each server the same work in turn. The first round is a warm-up. */
async function alternate(
  contestants: readonly Contestant[],
  measured: readonly Measured[],
  kind: Work,
): Promise<void> {
  const options = { clients: WORKS[kind], ms: BURST_MS[kind] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { server, work }] of contestants.entries()) {
      const [request, each] = [work[kind], measured[index]];
      if (!request || !each) continue;
      const before = server.processorTime();
      const burst = await load(server.origin, request, options);
      const processor = (server.processorTime() - before) / burst.times.length;
      each.peak = Math.max(each.peak, server.memory());
      if (round > 0) (each.bursts[kind] ??= []).push({ ...burst, processor });
    }
  }
}

/** The number of rows, which must be the same on all servers. @throws Error where it is not */
async function countRows(contestants: readonly Contestant[], kind: 'list' | 'filter') {
  const totals: number[] = [];
  for (const contestant of contestants) {
    const [request]: readonly PeerRequest[] = contestant.work[kind] ?? [];
    if (!request) continue;
    const { body, headers } = await contestant.server.ask(request);
    totals.push(contestant.totalOf(body, headers));
  }
  if (new Set(totals).size > 1) throw new Error(`Not the same work: ${kind}: ${totals.join(', ')}`);
  return totals[0] ?? 0;
}

/** Measures servers with the same content side by side. */
export async function measureAll(contestants: readonly Contestant[], kinds: readonly Work[]) {
  const measured = contestants.map(({ server: { name } }): Measured => {
    return { name, starts: [], idle: 0, peak: 0, bursts: {} };
  });
  await startAll(contestants, measured);
  const total = await countRows(contestants, 'list');
  const found = await countRows(contestants, 'filter');
  for (const kind of kinds) await alternate(contestants, measured, kind);
  return { total, found, measured };
}
