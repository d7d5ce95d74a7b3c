import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { buildPhotograph } from '../../__tests__/helpers/server/images';
import { ADMIN, Product } from '../../__tests__/helpers/server/product';
import { createDatabase, dropDatabase } from '../../__tests__/helpers/server/testDatabase';
import { Draw } from '../draw';
import { ms, printTable, quantileOf } from '../figures';
import { sendJson } from '../http';
import { seededPosts } from '../posts/corpus';
import { seedPosts } from '../posts/seed';
import { METRICS_TOKEN, readMetrics } from '../servers';
import { Ledger } from './ledger';
import { entityIn, Person } from './person';
import type { Account, Scene, Tally } from './person';
import { runStep } from './steps';

const PEOPLE = Number(process.env.LOAD_PEOPLE ?? 200);
const SEEDED = Number(process.env.LOAD_POSTS ?? 10_000);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const THINK_MS = 2_000;
/** Concurrent sign-ins. The server hashes two passwords at a time. */
const SIGNING_IN = 4;
const ACCOUNTS = 40;
/**
 * The settings of `deploy/` for memory and proxies; the clients send their address as a proxy
 * would.
 */
const SETTINGS = { MALLOC_MMAP_THRESHOLD_: '131072', METRICS_TOKEN, TRUST_PROXY: 'loopback' };

async function work(person: Person, until: number): Promise<void> {
  // An exponentially distributed pause. The first one spreads the first requests.
  const think = () => {
    const pause = -THINK_MS * Math.log(1 - person.draw.random());
    return wait(Math.max(0, Math.min(pause, until - performance.now())));
  };
  await think();
  while (performance.now() < until) {
    await runStep(person);
    await think();
  }
}

async function readRole(admin: Person): Promise<number> {
  const { data } = (await admin.ask('/api/roles')) as { data: { id: number; slug: string }[] };
  return data.find(({ slug }) => slug === 'super-admin')?.id ?? 0;
}

/** Makes a role for the users created under load. Users of a privileged role cannot be deleted. */
async function makeRole(admin: Person): Promise<number> {
  const name = { en: 'Duty officer', mm: 'တာဝန်ကျ အရာရှိ' };
  const role = { name, permissions: ['post-create'] };
  const body = await admin.send('role', 201, sendJson('POST', '/api/roles', role));
  return body ? entityIn(body).id : 0;
}

async function makeAccounts(admin: Person, role_id: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const email = `officer.${index}@example.org`;
    const password = `password of ${email}`;
    const secrets = { password, password_confirmation: password };
    const user = { name: email, email, role_id, ...secrets };
    await admin.send('account', 201, sendJson('POST', '/api/users', user));
    accounts.push({ email, password });
  }
  return accounts;
}

/**
 * Signs in all users.
 *
 * @returns the users, and the administrator who compares the rows
 */
async function gather(scene: Scene): Promise<{ admin: Person; people: Person[] }> {
  const enter = async (account: Account, number: number) => {
    const person = new Person(account, new Draw(number), scene, number);
    await person.login();
    return person;
  };
  const admin = await enter(ADMIN, PEOPLE);
  const accounts = await makeAccounts(admin, await readRole(admin));
  scene.role = await makeRole(admin);
  const queue = new PQueue({ concurrency: SIGNING_IN });
  const numbers = Array.from({ length: PEOPLE }, (_, number) => number);
  const people = await queue.addAll(
    numbers.map((number) => () => enter(accounts[number % ACCOUNTS] ?? ADMIN, number)),
  );
  const [error] = scene.tally.errors;
  if (error !== undefined) throw new Error(`A sign-in failed: ${error}`);
  return { admin, people };
}

function printRequests({ times, errors }: Tally): void {
  const all = [...times.values()].flat();
  const rows = [...times, ['all', all] as const].map(([kind, values]) => {
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => ms(quantileOf(values, share)));
    return { kind, requests: values.length, p50, p99, slowest };
  });
  rows.sort((a, b) => b.requests - a.requests);
  printTable(`Responses in ms; ${Math.round(all.length / SECONDS)} requests per second`, rows);
  console.log(`Errors: ${errors.length}`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
}

/**
 * Puts load on a running server.
 *
 * @returns whether no request failed and every row is as acknowledged
 */
async function load(origin: string): Promise<boolean> {
  const tally: Tally = { times: new Map(), errors: [] };
  const ledger = new Ledger();
  const photos = {
    usual: await buildPhotograph(1600, 900),
    large: await buildPhotograph(4000, 3000),
  };
  const texts = seededPosts(SEEDED);
  const counts = { seeded: SEEDED, people: PEOPLE, role: 0 };
  const { admin, people } = await gather({ origin, tally, ledger, photos, texts, ...counts });
  const ask = (path: string) => admin.ask(path);
  await ledger.open(ask);
  tally.times.clear();
  const before = await readMetrics(origin);
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(people.map((person) => work(person, until)));
  const after = await readMetrics(origin);
  printRequests(tally);
  const cpu = 'process_cpu_seconds_total';
  const memory = 'process_resident_memory_bytes';
  const use = {
    'processors in use': ms((after(cpu) - before(cpu)) / SECONDS),
    'longest block ms': ms(after('nodejs_eventloop_lag_max_seconds') * 1000),
    'MB before': Math.round(before(memory) / 1e6),
    'MB after': Math.round(after(memory) / 1e6),
  };
  printTable('The server', [use]);
  const findings = await ledger.close(ask);
  printTable('Every row by what was acknowledged; the last four columns must be 0', findings);
  const failures = findings.map(
    ({ lost, doubled, stale, undead }) => lost + doubled + stale + undead,
  );
  return tally.errors.length === 0 && failures.every((count) => count === 0);
}

/**
 * Simulates 200 users. If `DATABASE_URL` names a server, they use a new PostgreSQL database on it.
 */
export async function reportLoad(): Promise<boolean> {
  const { DATABASE_URL: server } = process.env;
  const name = `bench-load-${process.pid}`;
  const database = server ? await createDatabase(server, name) : null;
  const product = new Product({ ...SETTINGS, DATABASE_URL: database ?? '' });
  try {
    await seedPosts(product.dataDir, database, SEEDED);
    await product.start();
    const engine = database ? 'PostgreSQL' : 'SQLite';
    console.log(`\n${PEOPLE} people for ${SECONDS} s on ${engine} with ${SEEDED} posts`);
    return await load(product.origin);
  } finally {
    await product.remove();
    if (server) await dropDatabase(name, server);
  }
}
