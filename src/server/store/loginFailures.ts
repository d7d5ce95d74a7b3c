import { createHash } from 'node:crypto';
import { LOOPBACK } from '../accounts/networks';
import { isKnownNetwork } from './knownNetworks';
import { lockArea } from './engine/locks';
import type { Db } from './schema';
import { inTransaction } from './engine/store';
import { timeAt } from './engine/times';
import { emailKey } from './users';

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const MAX_BLOCK_MS = 15 * MINUTE_MS;
const MAX_MEMORY_MS = 24 * 60 * MINUTE_MS;

interface Subject {
  key: string;
  /** The key of all counts of an account; null in the count of a network. */
  account: string | null;
  limit: number;
  /** Failures are forgotten this long after the last failure or block. */
  memoryMs: number;
  /** Whether a success clears all failures, or only takes back its own. */
  clearedBySuccess: boolean;
}

/** The id of an account, or an e-mail address that no account has. */
export type Named = { id: number } | { email: string };

export interface SignInAttempt {
  account: Named;
  network: string;
}

export interface Admission {
  wait: number;
  isKnown: boolean;
  counted: readonly Counted[];
}

interface Counted {
  subject: Subject;
  blockedUntil: string | null;
}

/** Names are hashed, because people type passwords into the wrong field. */
function keyOf(kind: string, ...names: string[]): string {
  const name = JSON.stringify([kind, ...names]);
  return createHash('sha256').update(name).digest('hex');
}

/** An account keeps its counts when its e-mail address changes. */
const namesOf = (account: Named) =>
  'id' in account ? ['id', String(account.id)] : ['email', emailKey(account.email)];

/** A key of the account for all that is counted or queued for it. */
export const accountKeyOf = (account: Named) => keyOf('account', ...namesOf(account));

/**
 * An account has a separate count for each network from which its owner has signed in, and for the
 * server's own machine, so that nobody elsewhere can lock the owner out. All other networks
 * together share one count. A success does not clear the shared count, because that would reveal
 * that the account exists and when it is used.
 */
function accountOf({ account: named, network }: SignInAttempt, isKnown: boolean): Subject {
  const names = namesOf(named);
  const key = isKnown ? keyOf('own', ...names, network) : keyOf('strangers', ...names);
  const account = accountKeyOf(named);
  return { key, account, limit: 5, memoryMs: MAX_MEMORY_MS, clearedBySuccess: isKnown };
}

/**
 * The count of a network. A success does not clear it, or a user with one valid password could try
 * others without limit.
 */
function sourceOf({ network }: SignInAttempt): Subject {
  const count = { key: keyOf('network', network), account: null, limit: 20 };
  return { ...count, memoryMs: 60 * MINUTE_MS, clearedBySuccess: false };
}

function find(db: Db, subject: Subject) {
  return db
    .selectFrom('login_failures')
    .select(['failures', 'blocked_until'])
    .where('key', '=', subject.key)
    .executeTakeFirst();
}

async function save(db: Db, subject: Subject, failures: number, now: number) {
  const doublings = Math.min(failures - subject.limit, 10);
  const block = doublings < 0 ? 0 : Math.min(FIRST_BLOCK_MS * 2 ** doublings, MAX_BLOCK_MS);
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
 * Deletes old failures. Shortens blocks and memories with an impossibly late end, which come from a
 * wrong clock.
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

async function countsOf(db: Db, attempt: SignInAttempt, now: Date) {
  const { account, network } = attempt;
  const id = 'id' in account ? account.id : null;
  const isKnown = (await isKnownNetwork(db, id, network, now)) || network === LOOPBACK;
  const subjects = [accountOf(attempt, isKnown), sourceOf(attempt)];
  const rows = await Promise.all(subjects.map((subject) => find(db, subject)));
  const ends = rows.flatMap((row) => row?.blocked_until ?? []).sort();
  return {
    isKnown,
    counts: subjects.map((subject, index) => ({ subject, failures: rows[index]?.failures ?? 0 })),
    blockedUntil: ends.findLast((end) => end > timeAt(now, 0)) ?? null,
  };
}

/** The end of the block that refuses further attempts of this kind; null if there is none. */
export async function findBlock(db: Db, attempt: SignInAttempt, now: Date): Promise<string | null> {
  return (await countsOf(db, attempt, now)).blockedUntil;
}

/**
 * Admits a password attempt. It counts as a failure until `forgive` takes it back, so that
 * concurrent attempts have no advantage over successive ones.
 */
export function admit(db: Db, attempt: SignInAttempt, now: Date): Promise<Admission> {
  return inTransaction(db, async (trx) => {
    await lockArea(trx, 'passwordAttempts');
    await tidy(trx, now);
    const { isKnown, counts, blockedUntil: end } = await countsOf(trx, attempt, now);
    if (end) return { wait: Date.parse(end) - now.getTime(), isKnown, counted: [] };
    const counted: Counted[] = [];
    for (const { subject, failures } of counts) {
      const blockedUntil = await save(trx, subject, failures + 1, now.getTime());
      counted.push({ subject, blockedUntil });
    }
    return { wait: 0, isKnown, counted };
  });
}

async function takeBack(db: Db, key: string, blockedUntil: string | null): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      blocked_until: eb.fn('nullif', ['blocked_until', eb.val(blockedUntil)]),
    }))
    .where('key', '=', key)
    .execute();
}

/**
 * Takes back a counted attempt that was no failure. Call it in a transaction.
 *
 * @param isProven whether everything that a sign-in needs was proven; if a code is needed, the
 * right password alone must not clear the failures of wrong codes
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

/** Forgets all failures of an account, from any network. Call it in a transaction. */
export async function liftBlock(db: Db, id: number): Promise<void> {
  await lockArea(db, 'passwordAttempts');
  await db.deleteFrom('login_failures').where('account', '=', accountKeyOf({ id })).execute();
}
