import type { AuditAction } from '../../contract/audit';
import { unpackEntities } from './audit';
import { isSqlite } from './locks';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './times';

const KEPT_MS = 24 * 3_600_000;
/** More than one insertion adds, so that keys cannot pile up, but little work for each. */
const PURGED_AT_ONCE = 100;

/** The `Idempotency-Key` of a request and the content of the request, both as hashes. */
export interface RequestKey {
  keyHash: string;
  requestHash: string;
}

interface Outcome {
  requestHash: string;
  action: AuditAction;
  after: unknown;
}

/** The valid range of a key's time. The upper bound drops keys of a clock that was far ahead. */
const oldest = (now: Date) => timeAt(now, -KEPT_MS);
const newest = (now: Date) => timeAt(now, MAX_CLOCK_SKEW_MS);

export async function findOutcome(
  db: Db,
  userId: number,
  keyHash: string,
  now: Date,
): Promise<Outcome | undefined> {
  const row = await db
    .selectFrom('idempotency_keys as keys')
    .innerJoin('audit', 'audit.id', 'keys.audit_id')
    .select(['keys.request_hash as requestHash', 'audit.action', 'audit.entities'])
    .where('keys.user_id', '=', userId)
    .where('keys.key_hash', '=', keyHash)
    .where('keys.created_at', '>', oldest(now))
    .where('keys.created_at', '<=', newest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { entities, ...outcome } = row;
  return { ...outcome, after: unpackEntities(entities).after };
}

async function purge(db: Db, now: Date): Promise<void> {
  const expired = db
    .selectFrom('idempotency_keys')
    .select(['user_id', 'key_hash'])
    .where((eb) => eb.or([eb('created_at', '<=', oldest(now)), eb('created_at', '>', newest(now))]))
    .limit(PURGED_AT_ONCE)
    .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked());
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(eb.refTuple('user_id', 'key_hash'), 'in', expired.$asTuple('user_id', 'key_hash')),
    )
    .execute();
}

/**
 * Keeps a key with the audit record of its write for 24 hours. Call it in the transaction of the
 * write.
 */
export async function keepKey(
  db: Db,
  userId: number,
  { keyHash, requestHash }: RequestKey,
  auditId: number,
  now: Date,
): Promise<void> {
  await purge(db, now);
  const kept = { request_hash: requestHash, audit_id: auditId, created_at: now.toISOString() };
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key_hash: keyHash, ...kept })
    // Replaces an expired key that was not purged.
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet(kept))
    .execute();
}
