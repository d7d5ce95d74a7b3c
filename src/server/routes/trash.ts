import { PAGE_SIZE } from '../../contract/limits';
import { NOUNS, TRASHED_NOUNS } from '../../contract/nouns';
import { plainPageOf } from '../../contract/paging';
import { can } from '../../contract/permissions';
import { restoreSlugOf } from '../../contract/policies';
import { TrashEntry } from '../../contract/trash';
import type { TrashedNoun } from '../../contract/nouns';
import { callerOf } from '../http/auth';
import { forbidden, found } from '../http/errors';
import { query } from '../http/input';
import { choice, plainPage, toWindow, windowSchema } from '../http/pages';
import { idOf, route } from '../http/route';
import type { Route } from '../http/route';
import type { Db } from '../store/schema';
import { deleteForGood, findEntry, listTrash, restoreFromTrash } from '../store/trash';
import { asCaller, audited, record } from './audited';
import { COMPONENTS } from './components';
import { checkRecentSignIn } from './escalation';

function restoreRoute(noun: TrashedNoun): Route {
  const { path, component } = NOUNS[noun];
  return route({
    method: 'POST',
    path: `/api/${path}/:id/restore`,
    summary: `Restore a ${noun}`,
    access: restoreSlugOf(noun),
    writes: noun,
    saves: true,
    data: COMPONENTS[component],
    call: (services, request) => {
      const id = idOf(request);
      const write = async (trx: Db) => ({
        before: null,
        after: found(await restoreFromTrash(trx, noun, id, services.now())),
      });
      return audited(services, request, write, 'restore');
    },
  });
}

function purgeRoute(noun: TrashedNoun): Route {
  return route({
    method: 'DELETE',
    path: `/api/trash/${NOUNS[noun].path}/:id`,
    summary: `Delete a ${noun} for good`,
    access: 'privileged',
    writes: noun,
    call: (services, request) => {
      const entityId = idOf(request);
      return asCaller(services, request, async (trx, { account: user }) => {
        const entry = found(await findEntry(trx, noun, entityId, services.now()));
        checkRecentSignIn(user, services.now());
        await deleteForGood(trx, [entry.id]);
        await record(trx, services.now(), request, { user, action: 'purge', entityId });
      });
    },
  });
}

const trashSchema = windowSchema(PAGE_SIZE.trash).shape({
  noun: choice(TRASHED_NOUNS),
});

const trashQuery = query(trashSchema, (parameters) => ({
  window: toWindow(parameters, PAGE_SIZE.trash),
  noun: parameters.noun,
}));

/** The order in which the OpenAPI document describes them. */
const SORTED = TRASHED_NOUNS.toSorted();

/** The deleted entities that can be restored. Users see the kinds that they may restore. */
export const trashRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/trash',
    summary: 'List what was deleted',
    access: SORTED.map(restoreSlugOf),
    input: trashQuery,
    response: plainPageOf(TrashEntry),
    call: async ({ db, now }, request, { window, noun: chosen }) => {
      const { account } = callerOf(request);
      const nouns = TRASHED_NOUNS.filter(
        (noun) => ['', noun].includes(chosen) && can(account, restoreSlugOf(noun)),
      );
      if (nouns.length === 0) throw forbidden();
      return plainPage(request, window, await listTrash(db, nouns, window, now()));
    },
  }),
  ...SORTED.map(restoreRoute),
  ...SORTED.map(purgeRoute),
];
