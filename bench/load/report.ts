import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN, Product } from '../../__tests__/helpers/server/product';
import { createDatabase, dropDatabase } from '../../__tests__/helpers/server/testDatabase';
import { MB, ms, printTable, quantileOf } from '../figures';
import { sendJson } from '../http';
import { PHONE, photograph, USUAL } from '../photos';
import { seededPosts } from '../posts/corpus';
import { Draw } from '../posts/draw';
import { Seeder } from '../posts/seed';
import { DEPLOYED, METRICS_TOKEN, readMetrics } from '../server';
import { Client, Tally } from './client';
import { Ledger } from './ledger';
import { Person } from './person';
import type { Account, Scene } from './person';
import { runStep } from './steps';

const PEOPLE = Number(process.env.LOAD_PEOPLE ?? 200);
const SEEDED = Number(process.env.LOAD_POSTS ?? 10_000);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
/** Average time between a response and the next request. */
const THINK_MS = 2_000;
/** At once; the server hashes two passwords at a time. */
const SIGNING_IN = 4;
/** Accounts that the people share, by their role. */
const ACCOUNTS = { editor: 30, 'super-admin': 10 };
/** Clients send their address as a proxy would. */
const SETTINGS = { ...DEPLOYED, METRICS_TOKEN, TRUST_PROXY: 'loopback' };

async function work(person: Person, until: number): Promise<void> {
  // An exponentially distributed time; the first one spreads the first requests.
  const think = () => {
    const pause = -THINK_MS * Math.log(1 - person.draw.between(0, 9_999) / 10_000);
    return wait(Math.max(0, Math.min(pause, until - performance.now())));
  };
  await think();
  while (performance.now() < until) {
    await runStep(person);
    await think();
  }
}

async function roleIds(client: Client): Promise<Map<string, number>> {
  const { data } = (await client.ask('/api/roles?per_page=100')) as {
    data: { id: number; slug: string }[];
  };
  return new Map(data.map(({ slug, id }) => [slug, id]));
}

async function makeAccounts(client: Client, roles: Map<string, number>): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const [slug, count] of Object.entries(ACCOUNTS)) {
    for (let index = 0; index < count; index += 1) {
      const email = `${slug}.${index}@example.org`;
      const password = `password of ${email}`;
      const secrets = { password, password_confirmation: password };
      const user = { name: email, email, role_id: roles.get(slug), ...secrets };
      await client.send('account', 201, sendJson('POST', '/api/users', user));
      accounts.push({ email, password, isAdmin: slug === 'super-admin' });
    }
  }
  return accounts;
}

/** Signs everybody in. @returns them, and the administrator who compares the rows */
async function gather(origin: string, tally: Tally) {
  const [usual, large] = [await photograph(USUAL), await photograph(PHONE)];
  const scene: Scene = {
    ...{ ledger: new Ledger(), photos: { usual, large }, texts: seededPosts() },
    ...{ seeded: SEEDED, people: PEOPLE, editorRole: 0 },
  };
  const enter = async (account: Account, number: number, address: string) => {
    const client = new Client(origin, tally, address);
    const person = new Person(client, account, new Draw(number), scene, number);
    await person.login();
    return person;
  };
  const { client: admin } = await enter({ ...ADMIN, isAdmin: true }, PEOPLE, '192.0.2.1');
  const roles = await roleIds(admin);
  scene.editorRole = roles.get('editor') ?? 0;
  const accounts = await makeAccounts(admin, roles);
  const people: Person[] = [];
  while (people.length < PEOPLE) {
    const numbers = Array.from({ length: SIGNING_IN }, (_, index) => people.length + index);
    const entered = numbers.map((number) => {
      const account = accounts[number % accounts.length] ?? { ...ADMIN, isAdmin: true };
      return enter(account, number, `198.51.100.${number + 1}`);
    });
    people.push(...(await Promise.all(entered)));
  }
  if (tally.errors.length > 0) throw new Error(`Not all could sign in: ${tally.errors[0]}`);
  return { admin, people, ledger: scene.ledger };
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

/** Loads a running server. @returns whether no request failed and every row is as acknowledged */
async function load(origin: string): Promise<boolean> {
  const tally = new Tally();
  const { admin, people, ledger } = await gather(origin, tally);
  await ledger.open(admin);
  tally.restart();
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
    ...{ 'MB before': MB(before(memory)), 'MB after': MB(after(memory)) },
  };
  printTable('The server', [use]);
  const findings = await ledger.close(admin);
  printTable('Every row by what was acknowledged; the last four columns must be 0', findings);
  for (const { client } of people) client.close();
  admin.close();
  const failures = findings.map(
    ({ lost, doubled, stale, undead }) => lost + doubled + stale + undead,
  );
  return tally.errors.length === 0 && failures.every((count) => count === 0);
}

/** Puts 200 people to work, on a PostgreSQL database of its own where `DATABASE_URL` names a server. */
export async function reportLoad(): Promise<boolean> {
  const { DATABASE_URL: server } = process.env;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'load-'));
  const database = server ? await createDatabase(server, dataDir) : null;
  const product = new Product({ ...SETTINGS, DATABASE_URL: database ?? '' });
  try {
    await product.start();
    await product.stop();
    await new Seeder(product.dataDir, database).fill(SEEDED);
    await product.start();
    const engine = database ? 'PostgreSQL' : 'SQLite';
    console.log(`\n${PEOPLE} people for ${SECONDS} s on ${engine} with ${SEEDED} posts`);
    return await load(product.origin);
  } finally {
    await product.remove();
    if (server) await dropDatabase(dataDir, server);
    rmSync(dataDir, { recursive: true });
  }
}
