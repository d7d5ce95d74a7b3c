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
/** How many times a peer's work for a second of the processor's time ours should be. */
const GOALS = [{ work: 'upload', peer: 'Strapi', goal: 1.5 }] as const;

const PEERS = { 'json-server': jsonServer, Strapi: strapi, Directus: directus };

/** Three significant digits. */
const digits = (value: number) => Number(value.toPrecision(3));
const MB = (bytes: number) => Math.round(bytes / 1e6);
/** Our figure as a multiple of the peer's. */
const times = (ours: number, peer: number) => `${digits(ours / peer)} ×`;

interface Speed {
  perSecond: number;
  processor: number;
  p50: number;
  p99: number;
}

/** The median of the rounds, and the quantiles of all requests; null where nothing was measured. */
function speedOf({ bursts }: Measured, kind: Work): Speed | null {
  const rounds = bursts[kind];
  if (!rounds) return null;
  const sorted = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const perSecond = median(rounds.map((round) => round.perSecond));
  const processor = median(rounds.map((round) => round.processor));
  return { perSecond, processor, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

const FIGURES = {
  perSecond: 'requests/s',
  processor: 'CPU ms',
  p50: 'p50 ms',
  p99: 'p99 ms',
} satisfies Record<keyof Speed, string>;

function rowOf(kind: string, server: string, speed: Speed | null, own: Speed | null) {
  const row: Record<string, number | string> = { work: kind, server };
  for (const [figure, title] of Object.entries(FIGURES) as [keyof Speed, string][]) {
    row[title] = speed ? digits(speed[figure]) : '—';
  }
  for (const [figure, title] of Object.entries(FIGURES) as [keyof Speed, string][]) {
    const isPeer = speed && own && speed !== own;
    row[`ours: ${title.replace(/ ms$/, '')}`] = isPeer ? times(own[figure], speed[figure]) : '';
  }
  return row;
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

/** By the processor's time, because rates depend on what else the machine does. */
function printGoals(measured: readonly Measured[], kinds: readonly Work[]): void {
  const [own, ...peers] = measured;
  for (const { work, peer, goal } of GOALS) {
    const other = peers.find(({ name }) => name.startsWith(peer));
    const [ours, theirs] = [own, other].map((each) => each && speedOf(each, work));
    if (!kinds.includes(work) || !ours || !theirs) continue;
    const ratio = digits(theirs.processor / ours.processor);
    console.log(
      `For a second of the processor's time: ${ratio} × ${peer}'s ${work}s, goal ${goal} ×.`,
    );
  }
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
    printGoals(measured, kinds);
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
