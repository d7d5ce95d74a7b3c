import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../http';
import type { Request } from '../http';
import { WORKS } from './contestant';
import type { Contestant, Work } from './contestant';

const STARTS = 3;
const ROUNDS = 4;
const BURST_MS: Record<Work, number> = {
  ...{ list: 1000, filter: 1000, detail: 1000 },
  ...{ login: 2000, upload: 6000 },
};
/** Lets background work after the start finish. */
const SETTLE_MS = 3000;

interface Burst {
  perSecond: number;
  /** Milliseconds from sending each request to the last byte of its response. */
  times: number[];
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

/** Sends requests in turn for a time; each client waits for a response before its next request. */
async function burst({ server }: Contestant, requests: readonly Request[], kind: Work) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const before = server.processorTime();
  const begin = performance.now();
  let next = 0;
  const client = async () => {
    while (performance.now() - begin < BURST_MS[kind]) {
      const request = requests[next++ % requests.length];
      if (!request) return;
      const sentAt = performance.now();
      const { status } = await send(agent, server.origin, request);
      if (status >= 300) throw new Error(`${server.name}: ${request.path} answered ${status}.`);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: WORKS[kind] }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begin);
  agent.destroy();
  return { perSecond, times, processor: (server.processorTime() - before) / times.length };
}

/** Gives each server the same work in turn. The first round is a warm-up. */
async function alternate(
  contestants: readonly Contestant[],
  measured: readonly Measured[],
  kind: Work,
): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const [requests, each] = [contestant.work[kind], measured[index]];
      if (!requests || !each) continue;
      const found = await burst(contestant, requests, kind);
      each.peak = Math.max(each.peak, contestant.server.memory());
      if (round > 0) (each.bursts[kind] ??= []).push(found);
    }
  }
}

/** The number of rows, which must be the same on all servers. @throws Error where it is not */
async function countRows(contestants: readonly Contestant[], kind: 'list' | 'filter') {
  const totals: number[] = [];
  for (const contestant of contestants) {
    const [request] = contestant.work[kind] ?? [];
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
