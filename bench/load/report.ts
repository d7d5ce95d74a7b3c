import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from '../../__tests__/helpers/server/product';
import { Client, json, Tally } from './client';
import { Ledger } from './ledger';
import { Person } from './person';
import type { Account, Scene } from './person';
import { createPhotos } from './photos';
import type { Photos } from './photos';
import { SETTINGS, startSeeded, Watch } from './server';
import { runStep } from './steps';
import { printFindings, printRequests, printServer, printWorst } from './tables';
import { WorstCases } from './worst';
import { seededPosts } from '../posts/corpus';
import { Draw } from '../posts/draw';

const PEOPLE = 200;
const ACCOUNTS = { editors: 30, administrators: 10 };
export const SEEDED = Number(process.env.LOAD_POSTS ?? 10_000);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
/** Average time between a response and the next request. */
const THINK_MS = Number(process.env.LOAD_THINK_MS ?? 2_000);
/** Lets the server clean up. */
const IDLE_SECONDS = 15;
/** Concurrent sign-ins; the server hashes two passwords at a time. */
const SIGNING_IN = 4;

/** Runs a job for each item with limited concurrency. */
async function forEach<T>(items: readonly T[], width: number, job: (item: T) => Promise<void>) {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** Waits for an exponentially distributed time. */
function think({ draw }: Person, until: number): Promise<void> {
  const ms = -THINK_MS * Math.log(1 - draw.between(0, 9_999) / 10_000);
  return wait(Math.max(0, Math.min(ms, until - performance.now())));
}

async function work(person: Person, until: number): Promise<void> {
  // Spreads the first requests.
  await think(person, until);
  while (performance.now() < until) {
    await runStep(person);
    await think(person, until);
  }
}

async function roleId(client: Client, slug: string): Promise<number> {
  const { data } = (await client.ask('/api/roles?per_page=100')) as {
    data: { id: number; slug: string }[];
  };
  const role = data.find((one) => one.slug === slug);
  if (!role) throw new Error(`There is no role ${slug}.`);
  return role.id;
}

/** Creates the accounts that the users share. */
async function makeAccounts(client: Client): Promise<Account[]> {
  const roles = {
    editors: await roleId(client, 'editor'),
    administrators: await roleId(client, 'super-admin'),
  };
  const wanted = Object.entries(ACCOUNTS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({ kind, name: `${kind} ${index}` })),
  );
  const accounts: Account[] = [];
  await forEach(wanted, SIGNING_IN, async ({ kind, name }) => {
    const isAdmin = kind === 'administrators';
    const email = `${name.replace(' ', '.')}@example.org`;
    const password = `password of ${name}`;
    const role_id = isAdmin ? roles.administrators : roles.editors;
    const payload = json({ name, email, password, password_confirmation: password, role_id });
    const path = '/api/users';
    await client.send({ kind: 'account', method: 'POST', path, expected: 201, payload });
    accounts.push({ email, password, isAdmin });
  });
  return accounts;
}

function makePeople(origin: string, tally: Tally, accounts: readonly Account[], scene: Scene) {
  return Array.from({ length: PEOPLE }, (_, number) => {
    const account = accounts[number % accounts.length];
    if (!account) throw new Error('There are no accounts.');
    const client = new Client(origin, tally, `198.51.100.${number + 1}`);
    return new Person(client, account, new Draw(number + 1), scene, number);
  });
}

/** People who have signed in, and what they are measured by. */
interface Shift {
  tally: Tally;
  admin: Client;
  ledger: Ledger;
  photos: Photos;
  people: Person[];
}

async function openShift(origin: string): Promise<Shift> {
  const tally = new Tally();
  const admin = new Client(origin, tally, '192.0.2.1');
  const ledger = new Ledger();
  const account = { ...ADMIN, isAdmin: true };
  const photos = await createPhotos();
  const scene: Scene = {
    ...{ ledger, photos, texts: seededPosts() },
    ...{ seeded: SEEDED, people: PEOPLE, editorRole: 0 },
  };
  await new Person(admin, account, new Draw(0), scene, PEOPLE).login();
  scene.editorRole = await roleId(admin, 'editor');
  const people = makePeople(origin, tally, await makeAccounts(admin), scene);
  await forEach(people, SIGNING_IN, async (person) => void (await person.login()));
  if (tally.errors.length > 0) throw new Error(`Not all could sign in: ${tally.errors[0]}`);
  await ledger.open(admin);
  tally.restart();
  return { tally, admin, ledger, photos, people };
}

async function putToWork({ people }: Shift): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(people.map((person) => work(person, until)));
}

function closeShift({ people, admin }: Shift): void {
  for (const { client } of people) client.close();
  admin.close();
}

/** What observes the servers while people work. */
interface Observer {
  start(): Promise<void>;
  stop(): Promise<void>;
  print(requests: number, seconds: number): void;
}

/** Loads several servers behind one address. @returns whether no request failed and no write was lost */
export async function loadTogether(origin: string, observer: Observer): Promise<boolean> {
  const shift = await openShift(origin);
  await observer.start();
  await putToWork(shift);
  await observer.stop();
  const isAnswered = printRequests(shift.tally, SECONDS);
  observer.print([...shift.tally.times.values()].flat().length, SECONDS);
  const isWhole = printFindings(await shift.ledger.close(shift.admin));
  closeShift(shift);
  return isAnswered && isWhole;
}

/** Loads a running server. @returns whether it kept to all budgets */
async function load(origin: string): Promise<boolean> {
  const shift = await openShift(origin);
  const { tally, admin, ledger, photos } = shift;
  const watch = new Watch(origin);
  await watch.sample();
  await putToWork(shift);
  const busy = watch.samples.length;
  await wait(IDLE_SECONDS * 1000);
  watch.stop();
  await watch.sample();
  const isAnswered = printRequests(tally, SECONDS);
  const isWhole = printFindings(await ledger.close(admin));
  const isCalm = printServer(watch.samples.slice(1), busy - 1);
  tally.restart();
  const isShort = printWorst(await new WorstCases(admin, watch, photos).run(), tally.errors);
  closeShift(shift);
  return isAnswered && isWhole && isCalm && isShort;
}

/** Prints how the server performs under 200 users. @returns whether it kept to all budgets */
export async function reportLoad(): Promise<boolean> {
  const { product, engine, remove } = await startSeeded(SETTINGS, SEEDED);
  try {
    const posts = SEEDED.toLocaleString('en');
    console.log(`\n${PEOPLE} people for ${SECONDS} s on ${engine} with ${posts} posts`);
    return await load(product.origin);
  } finally {
    await remove();
  }
}
