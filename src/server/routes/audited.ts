import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AuditEntity } from '../../contract/audit';
import type { Id } from '../../contract/ids';
import { currentCallerOf } from '../http/auth';
import type { Caller } from '../http/auth';
import type { Services } from '../http/services';
import { addRecord } from '../store/audit';
import type { NewRecord } from '../store/audit';
import type { Account } from '../store/sessions';
import type { Db, Schema } from '../store/schema';
import { inDeletion, inTransaction } from '../store/store';

interface Resource {
  id: Id;
}

/** A resource as responses show it, before and after a write; null where it does not exist. */
interface Change<Before, After> {
  before: Before;
  after: After;
}

/** Records an event of a request. Call it in the transaction of the write. */
export function record(
  db: Db,
  now: Date,
  { id: requestId, ip: address }: FastifyRequest,
  event: Omit<NewRecord, 'requestId' | 'address'>,
): Promise<void> {
  return addRecord(db, { ...event, requestId, address }, now);
}

/** An event that changes nothing that responses show of a user. */
export const ofUser = (id: number) =>
  ({ entity: 'user', entityId: id, before: null, after: null }) as const;

/**
 * Runs a write of the caller, if they still may, in a transaction.
 *
 * @param write gets the caller as they are in the transaction
 * @throws HttpError 401, 403
 */
export function asCaller<T>(
  services: Services,
  request: FastifyRequest,
  write: (trx: Transaction<Schema>, caller: Caller) => Promise<T>,
): Promise<T> {
  const run = request.method === 'DELETE' ? inDeletion : inTransaction;
  return run(services.db, async (trx) => write(trx, await currentCallerOf(services, trx, request)));
}

function actionOf({ before, after }: Change<Resource | null, Resource | null>) {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * Runs a write of the caller, if they still may, and records it in the same transaction: both are
 * kept, or neither.
 *
 * @param write gets the caller as they are in the transaction
 * @returns the resource after the write
 * @throws HttpError 401, 403
 */
export function audited<After extends Resource | null>(
  services: Services,
  request: FastifyRequest,
  entity: AuditEntity,
  write: (trx: Transaction<Schema>, caller: Account) => Promise<Change<Resource | null, After>>,
): Promise<After> {
  return asCaller(services, request, async (trx, { account: user }) => {
    const change = await write(trx, user);
    const entityId = Number((change.after ?? change.before)?.id);
    const action = actionOf(change);
    await record(trx, services.now(), request, { user, action, entity, entityId, ...change });
    return change.after;
  });
}
