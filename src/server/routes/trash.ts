import { optionalText } from '../../contract/fields';
import { PAGE_SIZE } from '../../contract/limits';
import { can } from '../../contract/permissions';
import { TRASHED_NOUNS } from '../../contract/trash';
import type { TrashedNoun } from '../../contract/trash';
import { callerOf } from '../http/auth';
import { forbidden, notFound } from '../http/errors';
import { noInput, validate } from '../http/input';
import type { Reader } from '../http/input';
import { fromYup } from '../http/openapi/fromYup';
import { dataOf, plainPageOf, ref } from '../http/openapi/responses';
import { plainPage, toWindow, windowSchema } from '../http/pages';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Window } from '../store/pages';
import { deleteForGood, findEntry, listTrash } from '../store/trash';
import { restorePost, restoreSlider } from '../store/trashedEntities';
import { asCaller, audited, record } from './audited';
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

async function deleteFromTrash(services: Services, request: ApiRequest, entity: TrashedNoun) {
  const entityId = idOf(request);
  await asCaller(services, request, entity, async (trx, { account: user }) => {
    const entry = await findEntry(trx, entity, entityId, services.now());
    if (!entry) throw notFound();
    await deleteForGood(trx, entry.id);
    const event = { action: 'purge', entity, entityId, before: null, after: null } as const;
    await record(trx, services.now(), request, { user, ...event });
  });
}

function deletionRoute(services: Services, noun: TrashedNoun, path: string): Route {
  return route({
    method: 'DELETE',
    path,
    access: 'privileged',
    input: noInput,
    response: null,
    call: (_input, request) => deleteFromTrash(services, request, noun),
  });
}

const trashSchema = windowSchema(PAGE_SIZE.trash).shape({
  noun: optionalText().test(
    'known',
    `Please choose one of: ${TRASHED_NOUNS.join(', ')}.`,
    (text) => text === '' || TRASHED_NOUNS.some((noun) => noun === text),
  ),
});

const trashQuery: Reader<{ window: Window; noun: string }> = {
  async read(request) {
    const asked = await validate(trashSchema, request.query);
    return { input: { window: toWindow(asked, PAGE_SIZE.trash), noun: asked.noun } };
  },
  schema: { query: fromYup(trashSchema) },
};

/** The deleted entities that can be restored. Users see the kinds that they may restore. */
export function trashRoutes(services: Services): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/trash',
      access: Object.values(RESTORE_PERMISSIONS),
      input: trashQuery,
      response: plainPageOf(ref('TrashEntry')),
      call: async ({ window, noun: asked }, request) => {
        const { account } = callerOf(request);
        const nouns = TRASHED_NOUNS.filter(
          (noun) => ['', noun].includes(asked) && can(account, RESTORE_PERMISSIONS[noun]),
        );
        if (nouns.length === 0) throw forbidden();
        const { db, now } = services;
        return plainPage(request, window, await listTrash(db, nouns, window, now()));
      },
    }),
    restoreRoute(services, 'post', '/api/posts/:id/restore', 'Post'),
    restoreRoute(services, 'slider', '/api/sliders/:id/restore', 'Slider'),
    deletionRoute(services, 'post', '/api/trash/posts/:id'),
    deletionRoute(services, 'slider', '/api/trash/sliders/:id'),
  ];
}
