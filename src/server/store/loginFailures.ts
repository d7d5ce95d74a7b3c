import { createHash } from 'node:crypto';
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
}

/** A try at a password: by whom it is meant to be, and where it comes from. */
export interface Attempt {
  email: string;
  address: string;
}

/** Hashed, because people type passwords into the wrong field. */
function keyOf(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}:${name}`).digest('hex');
}

function accountOf({ email }: Attempt): Suspect {
  return { key: keyOf('account', emailKey(email)), limit: 5, memoryMs: 24 * 60 * MINUTE_MS };
}

function addressOf({ address }: Attempt): Suspect {
  return { key: keyOf('address', address), limit: 20, memoryMs: 60 * MINUTE_MS };
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

async function save(db: Db, suspect: Suspect, failures: number, now: number): Promise<void> {
  const block = failures >= suspect.limit ? blockMs(failures, suspect.limit) : 0;
  const row = {
    failures,
    blocked_until: block > 0 ? new Date(now + block).toISOString() : null,
    forget_at: new Date(now + block + suspect.memoryMs).toISOString(),
  };
  await db
    .insertInto('login_failures')
    .values({ key: suspect.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/**
 * Asks leave to try a password, and counts the try as failed until `forgive` says otherwise:
 * so that of many tries at the same moment no more pass than of many in a row.
 *
 * @returns 0, or how many milliseconds to wait before a try is let pass
 */
export function admit(db: Db, attempt: Attempt, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom('login_failures').where('forget_at', '<=', now.toISOString()).execute();
    const suspects = [accountOf(attempt), addressOf(attempt)];
    const found = await Promise.all(suspects.map((suspect) => find(trx, suspect)));
    const waits = found.map((row) => Date.parse(row?.blocked_until ?? '') - now.getTime());
    const wait = Math.max(...waits.map((ms) => ms || 0), 0);
    if (wait > 0) return wait;
    for (const [index, suspect] of suspects.entries()) {
      await save(trx, suspect, (found[index]?.failures ?? 0) + 1, now.getTime());
    }
    return 0;
  });
}

/**
 * The try was right: the account starts afresh, and the address has one failure less. It does not
 * start afresh, or whoever has one password could try others for ever.
 */
export function forgive(db: Db, attempt: Attempt): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { key } = accountOf(attempt);
    await trx.deleteFrom('login_failures').where('key', '=', key).execute();
    await trx
      .updateTable('login_failures')
      .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
      .where('key', '=', addressOf(attempt).key)
      .execute();
  });
}
