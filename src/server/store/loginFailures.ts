import { createHash } from 'node:crypto';
import { LOOPBACK } from '../networks';
import { isKnownNetwork } from './knownNetworks';
import type { Db } from './schema';
import { inTransaction } from './store';
import { emailKey } from './users';

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE_MS;

/** Something whose failures are counted. */
interface Suspect {
  key: string;
  /** Failures that are let pass. */
  limit: number;
  /** How long after its last failure or block it is forgotten. */
  memoryMs: number;
  /** Whether a success wipes its failures out, or takes back only the one that was noted for it. */
  startsAfresh: boolean;
}

/** A try at a password: by whom it is meant to be, and the network (`networkOf`) it comes from. */
export interface Attempt {
  email: string;
  network: string;
}

/** Leave to try a password, or how long to wait for it. */
export interface Admission {
  /** Milliseconds; 0 is leave. */
  wait: number;
  /** What `forgive` takes back. */
  counted: readonly Counted[];
}

/** Against whom a try has been counted, and the block that this brought on. */
interface Counted {
  suspect: Suspect;
  blockedUntil: string | null;
}

/** Hashed, because people type passwords into the wrong field. */
function keyOf(kind: string, ...names: string[]): string {
  const name = JSON.stringify([kind, ...names]);
  return createHash('sha256').update(name).digest('hex');
}

/**
 * The count of an account. A network from which it has been signed in to has one of its own, so
 * that nobody elsewhere can lock its owner out; so has the machine itself, for its operator. All
 * strangers share one: many of them have no more tries than one. A success leaves that as it was,
 * or strangers could tell from it that there is such an account, and when it is used.
 */
async function accountOf(db: Db, { email, network }: Attempt, now: Date): Promise<Suspect> {
  const isKnown = (await isKnownNetwork(db, email, network, now)) || network === LOOPBACK;
  const key = isKnown
    ? keyOf('own', emailKey(email), network)
    : keyOf('strangers', emailKey(email));
  return { key, limit: 5, memoryMs: 24 * 60 * MINUTE_MS, startsAfresh: isKnown };
}

/** A success does not wipe it out, or whoever has one password could try others for ever. */
function sourceOf({ network }: Attempt): Suspect {
  const key = keyOf('network', network);
  return { key, limit: 20, memoryMs: 60 * MINUTE_MS, startsAfresh: false };
}

/** How long a suspect has to wait after this many failures: twice as long each time. */
function blockMs(failures: number, limit: number): number {
  return Math.min(FIRST_BLOCK_MS * 2 ** Math.min(failures - limit, 10), LONGEST_BLOCK_MS);
}

function find(db: Db, suspect: Suspect) {
  return db
    .selectFrom('login_failures')
    .select(['failures', 'blocked_until'])
    .where('key', '=', suspect.key)
    .executeTakeFirst();
}

/** @returns until when the suspect is blocked from now on, or null */
async function save(db: Db, suspect: Suspect, failures: number, now: number) {
  const block = failures >= suspect.limit ? blockMs(failures, suspect.limit) : 0;
  const blockedUntil = block > 0 ? new Date(now + block).toISOString() : null;
  const row = {
    failures,
    blocked_until: blockedUntil,
    forget_at: new Date(now + block + suspect.memoryMs).toISOString(),
  };
  await db
    .insertInto('login_failures')
    .values({ key: suspect.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return blockedUntil;
}

/**
 * Asks leave to try a password, and counts the try as failed until `forgive` says otherwise:
 * so that of many tries at the same moment no more pass than of many in a row.
 */
export function admit(db: Db, attempt: Attempt, now: Date): Promise<Admission> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom('login_failures').where('forget_at', '<=', now.toISOString()).execute();
    const suspects = [await accountOf(trx, attempt, now), sourceOf(attempt)];
    const found = await Promise.all(suspects.map((suspect) => find(trx, suspect)));
    const waits = found.map((row) => Date.parse(row?.blocked_until ?? '') - now.getTime());
    const wait = Math.max(...waits.map((ms) => ms || 0), 0);
    const counted: Counted[] = [];
    if (wait > 0) return { wait, counted };
    for (const [index, suspect] of suspects.entries()) {
      const failures = (found[index]?.failures ?? 0) + 1;
      counted.push({ suspect, blockedUntil: await save(trx, suspect, failures, now.getTime()) });
    }
    return { wait, counted };
  });
}

/** Takes a failure back, and the block that it brought on; one that others brought on stays. */
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

/** The try was right. Call it in a transaction. */
export async function forgive(db: Db, { counted }: Admission): Promise<void> {
  for (const { suspect, blockedUntil } of counted) {
    const { key, startsAfresh } = suspect;
    if (startsAfresh) await db.deleteFrom('login_failures').where('key', '=', key).execute();
    else await takeBack(db, key, blockedUntil);
  }
}
