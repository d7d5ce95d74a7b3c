import { quantile } from '../figures';
import { WORD } from './contestant';
import type { Contestant, Work } from './contestant';
import { contentOf } from './content';
import type { Content } from './content';
import { directus } from './directus';
import { jsonServer } from './jsonServer';
import { measureAll, median } from './measure';
import type { Measured } from './measure';
import { ours } from './ours';
import { strapi } from './strapi';

/** Work by the number of posts: signing in and uploading do not depend on it. */
const ASKED_OF: readonly [posts: number, kinds: readonly Work[]][] = [
  [1_000, ['list', 'filter', 'detail', 'login', 'upload']],
  [10_000, ['list', 'filter', 'detail']],
];
/** Why work is slower here on purpose. */
const REASONS: Partial<Record<Work, string>> = {
  login:
    'a password is hashed with scrypt at 128 MB (OWASP), not with bcrypt in ten rounds, and each try ' +
    'is counted and recorded, durably',
  upload:
    'the photograph is decoded, encoded anew and kept in five sizes, within a limit of memory, and ' +
    'committed with its row and its record in one durable transaction',
};
const PEERS = { 'json-server': jsonServer, Strapi: strapi, Directus: directus };

/** Three significant digits. */
const digits = (value: number) => Number(value.toPrecision(3));
const MB = (bytes: number) => Math.round(bytes / 1e6);
/** Our figure as a multiple of the peer's. */
const times = (ours: number, peer: number) => `${digits(ours / peer)} ×`;

interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The median of the rounds, and the quantiles of all requests; null where nothing was measured. */
function speedOf({ bursts }: Measured, kind: Work): Speed | null {
  const rounds = bursts[kind];
  if (!rounds) return null;
  const sorted = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const perSecond = median(rounds.map((round) => round.perSecond));
  return { perSecond, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

function rowOf(kind: string, name: string, speed: Speed | null, own: Speed | null) {
  const figures = (['perSecond', 'p50', 'p99'] as const).map((figure) =>
    speed ? digits(speed[figure]) : '—',
  );
  const ratios = (['perSecond', 'p50', 'p99'] as const).map((figure) =>
    speed && own && speed !== own ? times(own[figure], speed[figure]) : '',
  );
  return {
    ...{ work: kind, server: name, 'requests/s': figures[0], 'p50 ms': figures[1] },
    ...{ 'p99 ms': figures[2], 'ours: requests/s': ratios[0], p50: ratios[1], p99: ratios[2] },
  };
}

function printSpeeds(measured: readonly Measured[], kinds: readonly Work[]): void {
  const [own] = measured;
  if (!own) return;
  const rows = kinds.flatMap((kind) => {
    const best = speedOf(own, kind);
    return measured.map((each) =>
      rowOf(kind, each.name, each === own ? best : speedOf(each, kind), best),
    );
  });
  console.table(rows);
}

/** Prints where a peer was faster. */
function printSlower(measured: readonly Measured[], kinds: readonly Work[]): void {
  const [own, ...peers] = measured;
  if (!own) return;
  for (const kind of kinds) {
    const ourSpeed = speedOf(own, kind)?.perSecond ?? 0;
    const faster = peers.filter((peer) => (speedOf(peer, kind)?.perSecond ?? 0) > ourSpeed);
    if (faster.length === 0) continue;
    const names = faster.map(({ name }) => name).join(' and ');
    console.log(`Slower than ${names} at ${kind}: ${REASONS[kind] ?? 'no reason is known'}.`);
  }
}

function printProcesses(measured: readonly Measured[]): void {
  const [own] = measured;
  if (!own) return;
  console.table(
    measured.map((each) => {
      const ratio = (of: (one: Measured) => number) =>
        each === own ? '' : times(of(own), of(each));
      const startOf = ({ starts }: Measured) => median(starts);
      return {
        server: each.name,
        'start ms': Math.round(startOf(each)),
        'idle MB': MB(each.idle),
        'under load MB': MB(each.peak),
        'ours: start': ratio(startOf),
        idle: ratio(({ idle }) => idle),
        'under load': ratio(({ peak }) => peak),
      };
    }),
  );
}

/** Adds our server and the peers that can be installed. */
async function addContestants(content: Content, contestants: Contestant[]): Promise<void> {
  contestants.push(await ours(content));
  for (const [name, enter] of Object.entries(PEERS)) {
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
    console.log(
      `\n${total.toLocaleString('en')} posts, ${found.toLocaleString('en')} with "${WORD}"`,
    );
    printSpeeds(measured, kinds);
    printSlower(measured, kinds);
    printProcesses(measured);
  } finally {
    for (const contestant of contestants) await contestant.remove();
  }
}

/** Compares our server with others at the same work. There is no budget: peers change. */
export async function reportPeers(): Promise<boolean> {
  for (const [count, kinds] of ASKED_OF) await reportCount(count, kinds);
  return true;
}
