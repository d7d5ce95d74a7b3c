import type { Product } from '../../__tests__/helpers/server/product';
import { ms } from '../figures';
import { startSeeded } from '../load/server';
import { DEPLOYED, METRICS_TOKEN, readMetrics } from '../server';
import { Crowd } from './clients';
import { buildPhonePhoto, Officer } from './officer';
import type { Pace } from './officer';

const CROWD = { idle: 10_000, headers: 500, uploads: 500, readers: 200 };
/** Connections left once the crowd is gone. */
const OWN_CONNECTIONS = 10;
const UPLOADED_BYTES = 1_000_000;
const POSTS = 1_000;

/** Seconds; shorter than in production, so that the report sees them expire. */
const TIMEOUTS = { headers: 40, stall: 40, keepAlive: 40, request: 60 };
/** The server checks headers four times per timeout; five seconds of slack. */
const GONE_S = TIMEOUTS.request + TIMEOUTS.headers / 4 + 5;

const BUDGETS = { medianMs: 20, p99Ms: 100, crowdedMB: 1200, afterMB: 450, uploadS: 15 };

const SETTINGS = {
  ...DEPLOYED,
  METRICS_TOKEN,
  HEADERS_TIMEOUT: String(TIMEOUTS.headers),
  STALL_TIMEOUT: String(TIMEOUTS.stall),
  KEEP_ALIVE_TIMEOUT: String(TIMEOUTS.keepAlive),
  REQUEST_TIMEOUT: String(TIMEOUTS.request),
};

interface Held {
  connections: number;
  'resident MB': number;
  'beside the heap MB': number;
  'uploads MB': number;
  'downloads MB': number;
}

async function measureHeld({ origin }: Product): Promise<Held> {
  const read = await readMetrics(origin);
  const MB = (name: string) => Math.round(read(name) / 1e6);
  return {
    connections: read('http_connections'),
    'resident MB': MB('process_resident_memory_bytes'),
    'beside the heap MB': MB('nodejs_external_memory_bytes'),
    'uploads MB': MB('uploads_bytes'),
    'downloads MB': MB('downloads_bytes'),
  };
}

interface Phase {
  held: Held;
  pace: Record<string, Pace>;
}

async function measurePhase(product: Product, officer: Officer): Promise<Phase> {
  const pace = await officer.work();
  return { held: await measureHeld(product), pace };
}

function printPhases(phases: Record<'before' | 'with' | 'after', Phase>): boolean {
  console.log('\nResponses to a user at work, in ms: before, with and after the crowd');
  let isKept = true;
  const rows = Object.keys(phases.before.pace).map((request) => {
    const paceOf = ({ pace }: Phase) => pace[request] ?? { median: 0, p99: 0 };
    const [before, crowded, after] = [
      paceOf(phases.before),
      paceOf(phases.with),
      paceOf(phases.after),
    ];
    const isLate = crowded.median > BUDGETS.medianMs || crowded.p99 > BUDGETS.p99Ms;
    if (isLate) isKept = false;
    return {
      request,
      ...{ before: ms(before.median), with: ms(crowded.median), after: ms(after.median) },
      ...{ 'p99 before': ms(before.p99), 'p99 with': ms(crowded.p99) },
      'p99 after': ms(after.p99),
      budget: `${BUDGETS.medianMs}, p99 ${BUDGETS.p99Ms}`,
      '': isLate ? 'LATE' : '',
    };
  });
  console.table(rows);
  console.log('\nWhat the server holds');
  console.table(Object.fromEntries(Object.entries(phases).map(([name, { held }]) => [name, held])));
  return isKept;
}

/** Waits until the server has closed all other connections. @returns the seconds it took */
async function waitUntilGone(product: Product): Promise<number> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  for (;;) {
    const { connections, 'uploads MB': uploads } = await measureHeld(product);
    const isGone = connections <= OWN_CONNECTIONS && uploads === 0;
    if (isGone || seconds() > 3 * GONE_S) return seconds();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function measureAll(product: Product): Promise<boolean> {
  const officer = await Officer.signIn(product);
  const photo = await buildPhonePhoto();
  const { url } = await officer.upload(photo);
  const before = await measurePhase(product, officer);
  const crowd = new Crowd(Number(new URL(product.origin).port));
  try {
    await crowd.addIdle(CROWD.idle);
    await crowd.addEndlessHeaders(CROWD.headers);
    await crowd.addStalledReaders(CROWD.readers, url);
    await crowd.addHalfUploads(CROWD.uploads, UPLOADED_BYTES, officer.authorization);
    const crowded = await measurePhase(product, officer);
    const begin = performance.now();
    const { refusals } = await officer.upload(photo);
    const uploadS = (performance.now() - begin) / 1000;
    const goneS = await waitUntilGone(product);
    const after = await measurePhase(product, officer);
    const isQuick = printPhases({ before, with: crowded, after });
    console.log('\nThe crowd');
    const rows = {
      'memory with it, MB': [crowded.held['resident MB'], BUDGETS.crowdedMB],
      'memory after it, MB': [after.held['resident MB'], BUDGETS.afterMB],
      'an upload of a photograph beside it, s': [ms(uploadS), BUDGETS.uploadS],
      'everybody gone after, s': [ms(goneS), GONE_S],
    } as const;
    console.table(
      Object.entries(rows).map(([what, [figure, budget]]) => ({ what, figure, budget })),
    );
    console.log(
      `The upload of ${MB(photo)} MB was answered 503 ${refusals} times before it got in.`,
    );
    return isQuick && Object.values(rows).every(([figure, budget]) => figure <= budget);
  } finally {
    crowd.leave();
  }
}

const MB = ({ length }: Buffer) => (length / 1e6).toFixed(1);

/** Prints how a crowd of idle, slow and stalled clients affects a user at work. */
export async function reportCrowd(): Promise<boolean> {
  const { product, engine, remove } = await startSeeded(SETTINGS, POSTS);
  try {
    console.log(`\nA crowd at a server on ${engine}`);
    return await measureAll(product);
  } finally {
    await remove();
  }
}
