import type { FastifyRequest } from 'fastify';
import { NOUNS, TRASHED_NOUNS } from '../../contract/nouns';
import { can } from '../../contract/permissions';
import { restoreSlugOf } from '../../contract/policies';
import type { TrashedNoun } from '../../contract/nouns';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import { FIND } from '../store/find';
import type { Db } from '../store/schema';
import type { Account } from '../store/sessions';
import { isLastResort, isShortOfSpace } from '../store/engine/store';
import { freeTrash, keptUntil, moveToTrash, purgeTrash } from '../store/trash';
import { audited, record } from './audited';
import { missing } from './missing';

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
  const nouns = TRASHED_NOUNS.filter((noun) => can(user, restoreSlugOf(noun)));
  for (const { noun: entity, noun_id: entityId } of await freeTrash(trx, nouns)) {
    await record(trx, now, request, { user, action: 'purge', entity, entityId });
  }
}

/**
 * Deletes an entity for the caller. It can be restored, unless the disk is full or nearly full. In
 * that case it is deleted for good, and old entries of the trash, too, to free space.
 *
 * @param remove deletes what is not in the trash
 * @throws HttpError 401, 403, 404
 */
async function deleteEntity(
  services: Services,
  request: ApiRequest,
  noun: TrashedNoun,
  remove: (trx: Db, id: number) => Promise<void>,
): Promise<RouteResponse> {
  const id = idOf(request);
  const now = services.now();
  const isShort = isShortOfSpace(services.db);
  let isRestorable = !isShort;
  await audited(services, request, async (trx, user) => {
    isRestorable = !isShort && !isLastResort(trx);
    if (!isRestorable) await freeSpace(trx, now, request, user);
    const before = (await FIND[noun](trx, id)) ?? (await missing(trx, noun, id));
    if (isRestorable) await moveToTrash(trx, noun, id, { user, now });
    await remove(trx, id);
    return { before, after: null };
  });
  await purge(services, request);
  return new RouteResponse(
    204,
    undefined,
    isRestorable ? { 'X-Restorable-Until': keptUntil(now) } : {},
  );
}

/** The call that deletes an entity which the trash can keep. */
export const deletionRoute = (
  noun: TrashedNoun,
  remove: (trx: Db, id: number) => Promise<void>,
): Route =>
  route({
    method: 'DELETE',
    path: `/api/${NOUNS[noun].path}/:id`,
    summary: `Delete a ${noun}`,
    access: restoreSlugOf(noun),
    writes: noun,
    restorable: true,
    call: (services, request) => deleteEntity(services, request, noun, remove),
  });
