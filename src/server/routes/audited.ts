import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AuditEntity } from '../../contract/audit';
import type { Id } from '../../contract/ids';
import { addRecord } from '../store/audit';
import type { NewRecord } from '../store/audit';
import type { Db, Schema } from '../store/schema';
import { inTransaction } from '../store/store';
import { callerOf } from '../http/auth';
import type { Services } from '../http/services';

interface Thing {
  id: Id;
}

/** A thing as answers carry it, before and after a write; null where there is none. */
interface Change<Before, After> {
  before: Before;
  after: After;
}

/**
 * Records that something happened by a request. Call it in the transaction of the write.
 *
 * @param event who did what to which thing
 */
export function record(
  db: Db,
  now: Date,
  { id: requestId, ip: address }: FastifyRequest,
  event: Omit<NewRecord, 'requestId' | 'address'>,
): Promise<void> {
  return addRecord(db, { ...event, requestId, address }, now);
}

function actionOf({ before, after }: Change<Thing | null, Thing | null>) {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * Runs a write of the caller's and records it, in one transaction: neither is kept without the
 * other. Whatever the write throws undoes both.
 *
 * @returns what the write left of the thing
 */
export function audited<After extends Thing | null>(
  { db, now }: Services,
  request: FastifyRequest,
  noun: AuditEntity,
  write: (trx: Transaction<Schema>) => Promise<Change<Thing | null, After>>,
): Promise<After> {
  return inTransaction(db, async (trx) => {
    const change = await write(trx);
    const nounId = Number((change.after ?? change.before)?.id);
    const user = callerOf(request).account;
    await record(trx, now(), request, { user, action: actionOf(change), noun, nounId, ...change });
    return change.after;
  });
}
