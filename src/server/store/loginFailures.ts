import { createHash } from 'node:crypto';
import { LOOPBACK } from '../networks';
import { isKnownNetwork } from './knownNetworks';
import { lockArea } from './locks';
import type { Db } from './schema';
import { inTransaction } from './store';
import { timeAt } from './times';
import { emailKey } from './users';

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const MAX_BLOCK_MS = 15 * MINUTE_MS;
const MAX_MEMORY_MS = 24 * 60 * MINUTE_MS;

/** An account or a network whose failures are counted. */
interface Subject {
  key: string;
  /** The key of all counts of an account; null in that of a whole network. */
  account: string | null;
  /** Failures without a block. */
  limit: number;
  /** How long failures count after the last failure or block. */
  memoryMs: number;
  /** Whether a success clears all failures, or takes back only the one counted for it. */
  clearedBySuccess: boolean;
}

/** A password attempt: for which account, and from which network (`networkOf`). */
export interface Attempt {
  email: string;
  network: string;
}

/** Permission to try a password, or how long to wait for it. */
export interface Admission {
  /** Milliseconds; 0 permits the attempt. */
  wait: number;
  /** Whether the account's owner has signed in from this network before. */
  isKnown: boolean;
  /** What `forgive` takes back. */
  counted: readonly Counted[];
}

/** Against whom an attempt was counted, and the block that resulted. */
interface Counted {
  subject: Subject;
  blockedUntil: string | null;
}

/** Hashed, because people type passwords into the wrong field. */
function keyOf(kind: string, ...names: string[]): string {
  const name = JSON.stringify([kind, ...names]);
  return createHash('sha256').update(name).digest('hex');
}

const accountKeyOf = (email: string) => keyOf('account', emailKey(email));

/**
 * An account has a count for each network from which its owner has signed in, so that nobody
 * elsewhere can lock them out; likewise for the server's own machine. All other networks share one
 * count: together they have no more attempts than one. A success does not clear that, or it would
 * reveal that the account exists and when it is used.
 */
function accountOf({ email, network }: Attempt, isKnown: boolean): Subject {
  const key = isKnown
    ? keyOf('own', emailKey(email), network)
    : keyOf('strangers', emailKey(email));
  const account = accountKeyOf(email);
  return { key, account, limit: 5, memoryMs: MAX_MEMORY_MS, clearedBySuccess: isKnown };
}

/** A success does not clear it, or whoever knows one password could try others without end. */
function sourceOf({ network }: Attempt): Subject {
  const count = { key: keyOf('network', network), account: null, limit: 20 };
  return { ...count, memoryMs: 60 * MINUTE_MS, clearedBySuccess: false };
}

/** How long a block lasts after this many failures: twice as long each time. */
function blockMs(failures: number, limit: number): number {
  return Math.min(FIRST_BLOCK_MS * 2 ** Math.min(failures - limit, 10), MAX_BLOCK_MS);
}

function find(db: Db, subject: Subject) {
  return db
    .selectFrom('login_failures')
    .select(['failures', 'blocked_until'])
    .where('key', '=', subject.key)
    .executeTakeFirst();
}

/** @returns the end of the block, or null */
async function save(db: Db, subject: Subject, failures: number, now: number) {
  const block = failures >= subject.limit ? blockMs(failures, subject.limit) : 0;
  const blockedUntil = block > 0 ? new Date(now + block).toISOString() : null;
  const row = {
    account: subject.account,
    failures,
    blocked_until: blockedUntil,
    forget_at: new Date(now + block + subject.memoryMs).toISOString(),
  };
  await db
    .insertInto('login_failures')
    .values({ key: subject.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return blockedUntil;
}

/**
 * Forgets failures of long ago, and shortens blocks and memories that end later than any can: a
 * clock was wrong when they were written.
 */
async function tidy(db: Db, now: Date): Promise<void> {
  const blocked_until = timeAt(now, MAX_BLOCK_MS);
  const forget_at = timeAt(now, MAX_BLOCK_MS + MAX_MEMORY_MS);
  await db.deleteFrom('login_failures').where('forget_at', '<=', timeAt(now, 0)).execute();
  await db
    .updateTable('login_failures')
    .set({ forget_at })
    .where('forget_at', '>', forget_at)
    .execute();
  await db
    .updateTable('login_failures')
    .set({ blocked_until })
    .where('blocked_until', '>', blocked_until)
    .execute();
}

/** Against whom an attempt counts. */
async function subjectsOf(db: Db, attempt: Attempt, now: Date) {
  const { email, network } = attempt;
  const isKnown = (await isKnownNetwork(db, email, network, now)) || network === LOOPBACK;
  return { isKnown, subjects: [accountOf(attempt, isKnown), sourceOf(attempt)] };
}

/** When the block ends that refuses further attempts of this kind; null where there is none. */
export async function findBlock(db: Db, attempt: Attempt, now: Date): Promise<string | null> {
  const { subjects } = await subjectsOf(db, attempt, now);
  const rows = await Promise.all(subjects.map((subject) => find(db, subject)));
  const ends = rows.flatMap((row) => row?.blocked_until ?? []).sort();
  return ends.findLast((end) => end > timeAt(now, 0)) ?? null;
}

/**
 * Admits a password attempt and counts it as a failure until `forgive` takes that back, so that
 * concurrent attempts get through no more often than successive ones.
 */
export function admit(db: Db, attempt: Attempt, now: Date): Promise<Admission> {
  return inTransaction(db, async (trx) => {
    await lockArea(trx, 'passwordAttempts');
    await tidy(trx, now);
    const { isKnown, subjects } = await subjectsOf(trx, attempt, now);
    const found = await Promise.all(subjects.map((subject) => find(trx, subject)));
    const waits = found.map((row) => Date.parse(row?.blocked_until ?? '') - now.getTime());
    const wait = Math.max(...waits.map((ms) => ms || 0), 0);
    const counted: Counted[] = [];
    if (wait > 0) return { wait, isKnown, counted };
    for (const [index, subject] of subjects.entries()) {
      const failures = (found[index]?.failures ?? 0) + 1;
      counted.push({ subject, blockedUntil: await save(trx, subject, failures, now.getTime()) });
    }
    return { wait, isKnown, counted };
  });
}

/** Takes back a failure and the block that resulted; a block from another failure stays. */
async function takeBack(db: Db, key: string, blockedUntil: string | null): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .execute();
  await db
    .updateTable('login_failures')
    .set({ blocked_until: null })
    .where('key', '=', key)
    .where('blocked_until', '=', blockedUntil)
    .execute();
}

/**
 * The attempt was no failure. Call it in a transaction.
 *
 * @param isProven whether all was proven that a sign-in takes: a password alone, where a code is needed
 *   too, must not clear the failures of those who try codes
 */
export async function forgive(db: Db, { counted }: Admission, isProven: boolean): Promise<void> {
  await lockArea(db, 'passwordAttempts');
  for (const { subject, blockedUntil } of counted) {
    const { key, clearedBySuccess } = subject;
    if (clearedBySuccess && isProven)
      await db.deleteFrom('login_failures').where('key', '=', key).execute();
    else await takeBack(db, key, blockedUntil);
  }
}

/** Forgets the failures of an account, wherever they came from. Call it in a transaction. */
export async function liftBlock(db: Db, email: string): Promise<void> {
  await lockArea(db, 'passwordAttempts');
  await db.deleteFrom('login_failures').where('account', '=', accountKeyOf(email)).execute();
}
