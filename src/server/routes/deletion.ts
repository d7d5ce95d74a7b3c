import type { FastifyRequest } from 'fastify';
import { can } from '../../contract/permissions';
import { RESTORE_PERMISSIONS } from '../../contract/policies';
import { TRASHED_NOUNS } from '../../contract/trash';
import type { Versioned } from '../../contract/versioned';
import type { ApiRequest } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import type { Account } from '../store/sessions';
import { isLastResort, isShortOfSpace } from '../store/engine/store';
import { freeTrash, keptUntil, purgeTrash } from '../store/trash';
import type { Deleter } from '../store/trash';
import { audited, record } from './audited';

/**
 * Deletes expired entries of the trash for good, by a confirmed time. If it fails, the next call
 * tries again.
 */
export async function purge(services: Services, { log }: FastifyRequest): Promise<void> {
  const now = services.trustedTime.read();
  if (now === null) return;
  const failed = (err: unknown) => log.warn({ err }, 'the trash could not be purged');
  await purgeTrash(services.db, now).catch(failed);
}

async function freeSpace(
  trx: Db,
  now: Date,
  request: FastifyRequest,
  user: Account,
): Promise<void> {
  const nouns = TRASHED_NOUNS.filter((noun) => can(user, RESTORE_PERMISSIONS[noun]));
  for (const { noun: entity, noun_id: entityId } of await freeTrash(trx, nouns)) {
    await record(trx, now, request, { user, action: 'purge', entity, entityId });
  }
}

/**
 * Deletes an entity for the caller. It can be restored, unless the disk is full or nearly full. In
 * that case it is deleted for good, and old entries of the trash, too, to free space.
 *
 * @param remove deletes the entity and returns it; if it gets a deleter, it keeps the entity in the
 * trash
 * @throws HttpError 401, 403, 404
 */
export async function deleteEntity(
  services: Services,
  request: ApiRequest,
  remove: (trx: Db, deleter: Deleter | null) => Promise<Versioned>,
): Promise<RouteResponse> {
  const now = services.now();
  const isShort = isShortOfSpace(services.db);
  let isRestorable = !isShort;
  await audited(services, request, async (trx, user) => {
    isRestorable = !isShort && !isLastResort(trx);
    if (!isRestorable) await freeSpace(trx, now, request, user);
    return { before: await remove(trx, isRestorable ? { user, now } : null), after: null };
  });
  await purge(services, request);
  return new RouteResponse(
    204,
    undefined,
    isRestorable ? { 'X-Restorable-Until': keptUntil(now) } : {},
  );
}
