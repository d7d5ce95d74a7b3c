import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AuditAction } from '../../contract/audit';
import type { Id } from '../../contract/ids';
import type { Noun } from '../../contract/nouns';
import type { StaleSave, Versioned } from '../../contract/versioned';
import { callerOf, currentCallerOf } from '../http/auth';
import type { Caller } from '../http/auth';
import { replayIfRepeated, requestKeyOf } from '../http/idempotency';
import { toStoreId } from '../http/input';
import { nounOf } from '../http/route';
import type { ApiRequest } from '../http/route';
import { EarlyResponse, RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import { admitsWrite } from '../http/conditional';
import { addRecord } from '../store/audit';
import type { NewRecord } from '../store/audit';
import { findLastSave } from '../store/history';
import { storeKey } from '../store/idempotencyKeys';
import type { Saved } from '../store/idempotencyKeys';
import { lockEntity, lockRequestKey, lockSession } from '../store/engine/locks';
import type { Account } from '../store/sessions';
import type { Db, Schema } from '../store/schema';
import { inDeletion, inTransaction } from '../store/engine/store';
import { differ, raiseVersion } from '../store/versions';

interface Resource {
  id: Id;
}

interface Change<Before, After> {
  before: Before;
  after: After;
}

async function storeKeyOf(
  db: Db,
  now: Date,
  request: FastifyRequest,
  { user, ...saved }: Saved & Pick<NewRecord, 'user'>,
): Promise<void> {
  const key = requestKeyOf(request);
  if (key && user) await storeKey(db, user.id, key, saved, now);
}

/**
 * Records an event of a request, and stores its key. Call it in the transaction of the write.
 *
 * @param event about an entity of the noun that the route writes, unless it names another
 */
export async function record(
  db: Db,
  now: Date,
  request: FastifyRequest,
  event: Omit<NewRecord, 'entity' | 'requestId' | 'address'> & { entity?: Noun },
): Promise<void> {
  const { id: requestId, ip: address } = request;
  const source = { entity: nounOf(request), requestId, address };
  const recordId = await addRecord(db, { ...source, ...event }, now);
  await storeKeyOf(db, now, request, { user: event.user, recordId });
}

/**
 * Refuses an update if its `If-Match` names another version than the current one. Call it in the
 * transaction of the write, before the input is checked against stored data.
 *
 * @throws EarlyResponse 412
 */
export async function checkVersion(
  db: Db,
  request: FastifyRequest,
  current: Versioned,
): Promise<void> {
  if (admitsWrite(request, current)) return;
  const save = await findLastSave(db, { entity: nounOf(request), id: Number(current.id) });
  const body: StaleSave<Versioned> = {
    message: 'Someone else has changed this since you opened it.',
    changed_by: save?.user_name ?? null,
    changed_at: save?.created_at ?? null,
    current,
  };
  throw new EarlyResponse(new RouteResponse(412, body));
}

/**
 * Runs a write of the caller in a transaction, unless they may no longer do it or it repeats an
 * earlier one. A write with slow work (hashing, decoding) first runs its checks in a separate
 * transaction, so that a refused request costs little. The transaction that saves repeats them, and
 * its result counts.
 *
 * @param write gets the caller as of the transaction
 * @throws HttpError 401, 403, 422; EarlyResponse
 */
export function asCaller<T>(
  services: Services,
  request: ApiRequest,
  write: (trx: Transaction<Schema>, caller: Caller) => Promise<T>,
): Promise<T> {
  const run = request.method === 'DELETE' ? inDeletion : inTransaction;
  return run(services.db, async (trx) => {
    const key = requestKeyOf(request);
    if (key) await lockRequestKey(trx, key.keyHash);
    await lockEntity(trx, nounOf(request), toStoreId(request.params.id));
    await lockSession(trx, callerOf(request).token);
    const caller = await currentCallerOf(services, trx, request);
    await replayIfRepeated(trx, request, caller.account.id, services.now());
    return write(trx, caller);
  });
}

function actionOf({ before, after }: Change<Resource | null, Resource | null>): AuditAction {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * Runs a write of the caller like `asCaller`, and records it in the same transaction, so that both
 * are saved or neither. An update that changes nothing leaves no record and no new version.
 *
 * @param write gets the caller as of the transaction
 * @param action by default create, update or delete, from the change of the resource
 * @returns the resource after the write
 * @throws HttpError 401, 403, 422; EarlyResponse
 */
export function audited<After extends Resource | null>(
  services: Services,
  request: ApiRequest,
  write: (trx: Transaction<Schema>, caller: Account) => Promise<Change<Resource | null, After>>,
  action?: AuditAction,
): Promise<After> {
  return asCaller(services, request, async (trx, { account: user }) => {
    const now = services.now();
    const { before, after: written } = await write(trx, user);
    const entityId = Number((written ?? before)?.id);
    const done = action ?? actionOf({ before, after: written });
    const isUpdate = done === 'update';
    if (isUpdate && !differ(before, written)) {
      await storeKeyOf(trx, now, request, { user, unchanged: written });
      return written;
    }
    const after = isUpdate
      ? { ...written, ...(await raiseVersion(trx, nounOf(request), entityId)) }
      : written;
    await record(trx, now, request, { user, action: done, entityId, before, after });
    return after;
  });
}
