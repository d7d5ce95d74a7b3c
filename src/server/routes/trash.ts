import { PAGE_SIZE } from '../../contract/limits';
import { plainPageOf } from '../../contract/paging';
import { can } from '../../contract/permissions';
import { RESTORE_PERMISSIONS } from '../../contract/policies';
import { Post } from '../../contract/post';
import type { Shape } from '../../contract/shapes';
import { Slider } from '../../contract/slider';
import { TRASHED_NOUNS, TrashEntry } from '../../contract/trash';
import type { TrashedNoun } from '../../contract/trash';
import { callerOf } from '../http/auth';
import { forbidden, found } from '../http/errors';
import { query } from '../http/input';
import { choice, plainPage, toWindow, windowSchema } from '../http/pages';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import { deleteForGood, findEntry, listTrash, restorePost, restoreSlider } from '../store/trash';
import { asCaller, audited, record } from './audited';
import { checkRecentSignIn } from './escalation';

const RESTORE = { post: restorePost, slider: restoreSlider };

function restore(services: Services, request: ApiRequest, noun: TrashedNoun) {
  const id = idOf(request);
  const write = async (trx: Db) => ({
    before: null,
    after: found(await RESTORE[noun](trx, id, services.now())),
  });
  return audited(services, request, write, 'restore');
}

function restoreRoute(noun: TrashedNoun, path: string, data: Shape<unknown>): Route {
  return route({
    method: 'POST',
    path,
    summary: `Restore a ${noun}`,
    access: RESTORE_PERMISSIONS[noun],
    writes: noun,
    saves: true,
    data,
    call: (services, request) => restore(services, request, noun),
  });
}

function deleteFromTrash(services: Services, request: ApiRequest, entity: TrashedNoun) {
  const entityId = idOf(request);
  return asCaller(services, request, async (trx, { account: user }) => {
    const entry = found(await findEntry(trx, entity, entityId, services.now()));
    checkRecentSignIn(user, services.now());
    await deleteForGood(trx, [entry.id]);
    await record(trx, services.now(), request, { user, action: 'purge', entityId });
  });
}

function deletionRoute(noun: TrashedNoun, path: string): Route {
  return route({
    method: 'DELETE',
    path,
    summary: `Delete a ${noun} for good`,
    access: 'privileged',
    writes: noun,
    call: (services, request) => deleteFromTrash(services, request, noun),
  });
}

const trashSchema = windowSchema(PAGE_SIZE.trash).shape({
  noun: choice(TRASHED_NOUNS),
});

const trashQuery = query(trashSchema, (parameters) => ({
  window: toWindow(parameters, PAGE_SIZE.trash),
  noun: parameters.noun,
}));

/** The deleted entities that can be restored. Users see the kinds that they may restore. */
export const trashRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/trash',
    summary: 'List what was deleted',
    access: Object.values(RESTORE_PERMISSIONS),
    input: trashQuery,
    response: plainPageOf(TrashEntry),
    call: async ({ db, now }, request, { window, noun: chosen }) => {
      const { account } = callerOf(request);
      const nouns = TRASHED_NOUNS.filter(
        (noun) => ['', noun].includes(chosen) && can(account, RESTORE_PERMISSIONS[noun]),
      );
      if (nouns.length === 0) throw forbidden();
      return plainPage(request, window, await listTrash(db, nouns, window, now()));
    },
  }),
  restoreRoute('post', '/api/posts/:id/restore', Post),
  restoreRoute('slider', '/api/sliders/:id/restore', Slider),
  deletionRoute('post', '/api/trash/posts/:id'),
  deletionRoute('slider', '/api/trash/sliders/:id'),
];
