import type { FastifyRequest } from 'fastify';
import type { TrashedNoun } from '../../contract/trash';
import type { Versioned } from '../../contract/versioned';
import type { ApiRequest } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import { isLastResort, isShortOfSpace } from '../store/store';
import { emptyTrash, keptUntil, purgeTrash } from '../store/trash';
import type { Deleter } from '../store/trash';
import { audited } from './audited';

/**
 * Deletes for good what is no longer kept, by a clock that was right at least once. What is left over is
 * deleted with the next call.
 */
export async function purge(services: Services, { log }: FastifyRequest): Promise<void> {
  const now = services.confirmedTime.read();
  if (now === null) return;
  const failed = (err: unknown) => log.warn({ err }, 'trash not purged');
  await purgeTrash(services.db, now).catch(failed);
}

/**
 * Deletes an entity for the caller. It can be restored, unless the disk is full or nearly so: then the
 * space is needed, and the trash is emptied as well.
 *
 * @param remove deletes the entity and returns it; where there is a deleter, it is kept in the trash
 * @throws HttpError 401, 403, 404
 */
export async function deleteEntity(
  services: Services,
  request: ApiRequest,
  noun: TrashedNoun,
  remove: (trx: Db, deleter: Deleter | null) => Promise<Versioned>,
): Promise<RouteResponse> {
  const now = services.now();
  const isShort = isShortOfSpace(services.db);
  let isKept = !isShort;
  await audited(services, request, noun, async (trx, user) => {
    isKept = !isShort && !isLastResort(trx);
    if (!isKept) await emptyTrash(trx);
    return { before: await remove(trx, isKept ? { user, now } : null), after: null };
  });
  await purge(services, request);
  return new RouteResponse(204, undefined, isKept ? { 'X-Restorable-Until': keptUntil(now) } : {});
}
