import { PAGE_SIZE } from '../../contract/limits';
import { can } from '../../contract/permissions';
import { TRASHED_NOUNS } from '../../contract/trash';
import type { TrashedNoun } from '../../contract/trash';
import { callerOf } from '../http/auth';
import { notFound } from '../http/errors';
import { noInput } from '../http/input';
import { dataOf, plainPageOf, ref } from '../http/openapi/responses';
import { pageQuery, plainPage } from '../http/pages';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { listTrash } from '../store/trash';
import { restorePost, restoreSlider } from '../store/trashedEntities';
import { audited } from './audited';
import { RESTORE_PERMISSIONS } from './deletion';

const RESTORE = { post: restorePost, slider: restoreSlider };

async function restore(services: Services, request: ApiRequest, noun: TrashedNoun) {
  const id = idOf(request);
  const write = async (trx: Parameters<typeof restorePost>[0]) => {
    const after = await RESTORE[noun](trx, id, services.now());
    if (!after) throw notFound();
    return { before: null, after };
  };
  const data = await audited(services, request, noun, write, 'restore');
  return { data };
}

function restoreRoute(services: Services, noun: TrashedNoun, path: string, schema: string): Route {
  return route({
    method: 'POST',
    path,
    access: RESTORE_PERMISSIONS[noun],
    input: noInput,
    saves: true,
    response: dataOf(ref(schema)),
    call: (_input, request) => restore(services, request, noun),
  });
}

/** What was deleted and can be restored. Everybody sees the kinds that they may restore. */
export function trashRoutes(services: Services): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/trash',
      access: Object.values(RESTORE_PERMISSIONS),
      input: pageQuery(PAGE_SIZE.trash),
      response: plainPageOf(ref('TrashEntry')),
      call: async (window, request) => {
        const { account } = callerOf(request);
        const nouns = TRASHED_NOUNS.filter((noun) => can(account, RESTORE_PERMISSIONS[noun]));
        const { db, now } = services;
        return plainPage(request, window, await listTrash(db, nouns, window, now()));
      },
    }),
    restoreRoute(services, 'post', '/api/posts/:id/restore', 'Post'),
    restoreRoute(services, 'slider', '/api/sliders/:id/restore', 'Slider'),
  ];
}
