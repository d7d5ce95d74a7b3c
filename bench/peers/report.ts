import { Agent } from 'node:http';
import { digits, median, printTable, quantileOf } from '../figures';
import { send } from '../http';
import type { Request } from '../http';
import { enter, WORD } from './contestant';
import type { Contestant, Work } from './contestant';
import { contentOf } from './content';
import { directus } from './directus';
import { jsonServer } from './jsonServer';
import { ours } from './ours';
import type { Server } from './server';
import { strapi } from './strapi';

/** `PEERS=json-server` skips the others, which take long to install and fill. */
const PEERS = [jsonServer, strapi, directus].filter(({ name }) =>
  (process.env.PEERS ?? name).includes(name),
);

/** The kinds of work by the number of posts. Uploads do not depend on the number. */
const ASKED_OF: readonly [posts: number, kinds: readonly Work[]][] = [
  [1_000, ['list', 'filter', 'detail', 'upload']],
  [10_000, ['list', 'filter', 'detail']],
];

const ROUNDS = 4;
const CLIENTS: Record<Work, number> = { list: 10, filter: 10, detail: 10, upload: 2 };
const BURST_MS: Record<Work, number> = { list: 1000, filter: 1000, detail: 1000, upload: 6000 };

interface Burst {
  perSecond: number;
  /** Milliseconds from sending each request to the last byte of its response. */
  times: number[];
  processor: number;
}

/** Sends requests in turn for a time. Each client waits for a response before its next request. */
async function burst(server: Server, requests: readonly Request[], kind: Work): Promise<Burst> {
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
  await Promise.all(Array.from({ length: CLIENTS[kind] }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begin);
  agent.destroy();
  return { perSecond, times, processor: (server.processorTime() - before) / times.length };
}

/**
 * Gives each server the same work in turn. The first round is a warm-up.
 *
 * @returns the rows of a table
 */
async function compare(all: readonly Contestant[], work: Work): Promise<object[]> {
  const able = all.flatMap(({ server, requests: { [work]: requests } }) =>
    requests ? { server, requests, bursts: [] as Burst[] } : [],
  );
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { server, requests, bursts } of able) {
      const found = await burst(server, requests, work);
      if (round > 0) bursts.push(found);
    }
  }
  const figures = able.map(({ server, bursts }) => ({
    server: server.name,
    perSecond: median(bursts.map(({ perSecond }) => perSecond)),
    processor: median(bursts.map(({ processor }) => processor)),
    times: bursts.flatMap(({ times }) => times),
  }));
  const [own] = figures;
  return figures.map(({ server, perSecond, processor, times }) => ({
    work,
    server,
    'requests/s': digits(perSecond),
    'CPU ms': digits(processor),
    'p50 ms': digits(median(times)),
    'p99 ms': digits(quantileOf(times, 0.99)),
    'ours: requests/s': `${digits((own?.perSecond ?? 0) / perSecond)} ×`,
    // CPU time does not depend on the other work of the machine.
    'work per CPU s': `${digits(processor / (own?.processor ?? 0))} ×`,
  }));
}

/**
 * The number of rows, which must be the same on all servers.
 *
 * @throws Error if it is not
 */
async function countRows(all: readonly Contestant[], kind: 'list' | 'filter'): Promise<number> {
  const totals: number[] = [];
  for (const { server, requests, totalOf } of all) {
    const [request] = requests[kind];
    if (!request) continue;
    const { body, headers } = await server.ask(request);
    totals.push(totalOf(body, headers));
  }
  if (new Set(totals).size > 1) throw new Error(`The totals differ: ${kind}: ${totals.join(', ')}`);
  return totals[0] ?? 0;
}

async function reportCount(count: number, kinds: readonly Work[]): Promise<void> {
  const content = contentOf(count);
  const all: Contestant[] = [];
  try {
    for (const peer of [ours, ...PEERS]) {
      try {
        console.log(`Filling ${peer.name} with ${count} posts …`);
        all.push(await enter(peer, content));
      } catch (error) {
        if (peer === ours) throw error;
        console.log(`${peer.name} cannot be installed or started here, and is left out:`, error);
      }
    }
    const [total, found] = [await countRows(all, 'list'), await countRows(all, 'filter')];
    const rows: object[] = [];
    for (const kind of kinds) rows.push(...(await compare(all, kind)));
    printTable(`${total} posts, ${found} with "${WORD}"`, rows);
  } finally {
    for (const { remove } of all) await remove();
  }
}

/** Compares our server with others at the same work. There is no budget, because peers change. */
export async function reportPeers(): Promise<boolean> {
  for (const [count, kinds] of ASKED_OF) await reportCount(count, kinds);
  return true;
}
