import { digits, MB, median, printTable, quantileOf } from '../figures';
import { WORD } from './contestant';
import type { Contestant, Work } from './contestant';
import { contentOf } from './content';
import type { Content } from './content';
import { directus } from './directus';
import { jsonServer } from './jsonServer';
import { measureAll } from './measure';
import type { Measured } from './measure';
import { ours } from './ours';
import { strapi } from './strapi';

const ALL = { 'json-server': jsonServer, Strapi: strapi, Directus: directus };
/** `PEERS=json-server` leaves the others out, which take long to install. */
const PEERS = Object.entries(ALL).filter(([name]) => (process.env.PEERS ?? name).includes(name));

/** Work by the number of posts: signing in and uploading do not depend on it. */
const ASKED_OF: readonly [posts: number, kinds: readonly Work[]][] = [
  [1_000, ['list', 'filter', 'detail', 'login', 'upload']],
  [10_000, ['list', 'filter', 'detail']],
];

/** Our figure as a multiple of the peer's. */
const times = (ours: number, peer: number) => `${digits(ours / peer)} ×`;

/** The medians of the rounds, and the quantiles of all requests; null where nothing was measured. */
function speedOf({ bursts }: Measured, kind: Work) {
  const rounds = bursts[kind];
  if (!rounds) return null;
  const all = rounds.flatMap((round) => round.times);
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    processor: median(rounds.map((round) => round.processor)),
    ...{ p50: quantileOf(all, 0.5), p99: quantileOf(all, 0.99) },
  };
}

function speedRows([own, ...peers]: readonly Measured[], kind: Work) {
  const best = own && speedOf(own, kind);
  if (!best) return [];
  return [own, ...peers].map((each) => {
    const speed = speedOf(each, kind);
    if (!speed) return { work: kind, server: each.name };
    const { perSecond, processor, p50, p99 } = speed;
    return {
      ...{ work: kind, server: each.name, 'requests/s': digits(perSecond) },
      ...{ 'CPU ms': digits(processor), 'p50 ms': digits(p50), 'p99 ms': digits(p99) },
      ...(each !== own && {
        'ours: requests/s': times(best.perSecond, perSecond),
        // The processor's time does not depend on what else the machine does.
        'work per CPU s': times(processor, best.processor),
        p99: times(best.p99, p99),
      }),
    };
  });
}

const processRow = ({ name, starts, idle, peak }: Measured) => ({
  ...{ server: name, 'start ms': Math.round(median(starts)) },
  ...{ 'idle MB': MB(idle), 'under load MB': MB(peak) },
});

/** Adds our server and the peers that can be installed. */
async function addContestants(content: Content, contestants: Contestant[]): Promise<void> {
  contestants.push(await ours(content));
  for (const [name, enter] of PEERS) {
    try {
      contestants.push(await enter(content));
    } catch (error) {
      console.log(`\n${name} cannot be installed or started here, and is left out:`);
      console.log(error instanceof Error ? error.message : error);
    }
  }
}

async function reportCount(count: number, kinds: readonly Work[]): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    await addContestants(contentOf(count), contestants);
    const { total, found, measured } = await measureAll(contestants, kinds);
    const rows = kinds.flatMap((kind) => speedRows(measured, kind));
    printTable(`${total} posts, ${found} with "${WORD}"`, rows);
    printTable('The processes', measured.map(processRow));
  } finally {
    for (const contestant of contestants) await contestant.remove();
  }
}

/** Compares our server with others at the same work. There is no budget: peers change. */
export async function reportPeers(): Promise<boolean> {
  for (const [count, kinds] of ASKED_OF) await reportCount(count, kinds);
  return true;
}
