import type { AuditAction } from '../../contract/audit';
import { packEntities, unpackEntities } from './audit';
import { isSqlite } from './engine/locks';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './engine/times';

const KEPT_MS = 24 * 3_600_000;
/** More than one insertion adds, so that keys cannot pile up, but little work for each. */
const PURGED_AT_ONCE = 100;

/** The `Idempotency-Key` of a request and the content of the request, both as hashes. */
export interface RequestKey {
  keyHash: string;
  requestHash: string;
}

interface Replay {
  requestHash: string;
  /** Null if the request changed nothing. */
  action: AuditAction | null;
  after: unknown;
}

/** The audit record of a write, or the entity of a write that changed nothing. */
export type Saved = { recordId: number } | { unchanged: object | null };

/** The valid range of a key's time. The upper bound drops keys of a clock that was far ahead. */
const oldest = (now: Date) => timeAt(now, -KEPT_MS);
const newest = (now: Date) => timeAt(now, MAX_CLOCK_SKEW_MS);

export async function findReplay(
  db: Db,
  userId: number,
  keyHash: string,
  now: Date,
): Promise<Replay | undefined> {
  const row = await db
    .selectFrom('idempotency_keys as keys')
    .leftJoin('audit', 'audit.id', 'keys.audit_id')
    .select(['keys.request_hash as requestHash', 'audit.action'])
    .select((eb) => eb.fn.coalesce('keys.entities', 'audit.entities').as('entities'))
    .where('keys.user_id', '=', userId)
    .where('keys.key_hash', '=', keyHash)
    .where('keys.created_at', '>', oldest(now))
    .where('keys.created_at', '<=', newest(now))
    .executeTakeFirst();
  if (!row?.entities) return undefined;
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

function toColumns(saved: Saved) {
  if ('recordId' in saved) return { audit_id: saved.recordId, entities: null };
  return { audit_id: 0, entities: packEntities({ after: saved.unchanged }).entities };
}

/**
 * Stores a key with what its write saved for 24 hours. Call it in the transaction of the write.
 */
export async function storeKey(
  db: Db,
  userId: number,
  { keyHash, requestHash }: RequestKey,
  saved: Saved,
  now: Date,
): Promise<void> {
  await purge(db, now);
  const created_at = now.toISOString();
  const stored = { request_hash: requestHash, ...toColumns(saved), created_at };
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key_hash: keyHash, ...stored })
    // Replaces an expired key that was not purged.
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet(stored))
    .execute();
}
