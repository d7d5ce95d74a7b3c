import { Product } from '../../__tests__/helpers/server/product';
import { openSession } from '../../src/server/store/sessions';
import { getRoleId } from '../../src/server/store/roles';
import { openStore } from '../../src/server/store/store';
import { createUser } from '../../src/server/store/users';
import { median } from '../peers/measure';
import { neverAsked } from '../posts/measure';
import { Seeder } from '../posts/seed';
import { MeasuredServer } from './measuredServer';

const POSTS = 1000;
const USERS = 50;
const ROUNDS = 5;
/** The share of a constant body's rate that the lists keep to. */
const BUDGET = 0.5;
/** More addresses than there are requests in a burst: each is asked once. */
const FRESH = 20_000;

const REQUESTS = {
  health: { url: '/healthz', budget: 0 },
  'one post': { url: '/api/posts/500', budget: 0 },
  sliders: { url: '/api/sliders', budget: 0 },
  'users page': { url: '/api/users?page=1', budget: BUDGET },
  'posts page': { url: '/api/posts?page=1', budget: BUDGET },
  filter: { url: '/api/posts/filter?query=flood&start_date=&end_date=', budget: BUDGET },
};

interface Rates {
  bytes: number;
  sent: number[];
  constant: number[];
  fresh: number[];
}

/** @returns the token of a session */
async function addUsers(dataDir: string): Promise<string> {
  const store = openStore({ dataDir, databaseUrl: null });
  try {
    const roleId = await getRoleId(store.db, 'admin');
    let id = 0;
    for (let user = 0; user < USERS; user += 1) {
      const [name, email] = [`User ${user}`, `user${user}@example.org`];
      const row = { name, email, passwordHash: '', roleId };
      id = await createUser(store.db, row, new Date());
    }
    const device = { userAgent: '', address: '127.0.0.1' };
    return await openSession(store.db, id, device, new Date());
  } finally {
    await store.close();
  }
}

/** Addresses of the same content that were never asked before. */
function freshUrls(url: string, round: number): string[] {
  return Array.from({ length: FRESH }, (_, index) => neverAsked(url, round * FRESH + index));
}

type Kind = 'sent' | 'constant' | 'fresh';

function urlsFor(kind: Kind, url: string, round: number): string[] {
  if (kind === 'fresh') return freshUrls(url, round);
  return [kind === 'sent' ? url : `/constant${url}`];
}

/** The first round is a warm-up. New addresses fill the memory for responses, so they come last. */
async function measureAll(server: MeasuredServer): Promise<Map<string, Rates>> {
  const rates = new Map<string, Rates>();
  for (const [name, { url }] of Object.entries(REQUESTS)) {
    rates.set(name, { bytes: await server.repeat(url), sent: [], constant: [], fresh: [] });
  }
  for (const kinds of [['sent', 'constant'], ['fresh']] satisfies Kind[][]) {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, { url }] of Object.entries(REQUESTS)) {
        for (const kind of kinds) {
          const rate = await server.measure(urlsFor(kind, url, round));
          if (round > 0) rates.get(name)?.[kind].push(rate);
        }
      }
    }
  }
  return rates;
}

/** Prints what reads cost. @returns whether the lists keep to their share of a constant body's rate */
function printRates(rates: ReadonlyMap<string, Rates>): boolean {
  console.log('\nReads per second of the processor, beside a constant body with the same headers');
  let isKept = true;
  const rows = [...rates].map(([request, { bytes, ...each }]) => {
    const { budget } = REQUESTS[request as keyof typeof REQUESTS];
    const [sent, constant, fresh] = [each.sent, each.constant, each.fresh].map(median);
    const share = (sent ?? 0) / (constant ?? 1);
    if (share < budget) isKept = false;
    return {
      ...{ request, bytes, 'per second': Math.round(sent ?? 0) },
      ...{ constant: Math.round(constant ?? 0), share: Number(share.toFixed(2)) },
      budget: budget || '',
      'after a write': Math.round(fresh ?? 0),
    };
  });
  console.table(rows);
  return isKept;
}

/** Measures what reads cost when nothing was written since, and when something was. */
export async function reportReads(): Promise<boolean> {
  const product = new Product();
  try {
    await product.start();
    await product.stop();
    await new Seeder(product.dataDir).fill(POSTS);
    const server = await MeasuredServer.start(product.dataDir, await addUsers(product.dataDir));
    try {
      return printRates(await measureAll(server));
    } finally {
      await server.stop();
    }
  } finally {
    await product.remove();
  }
}
