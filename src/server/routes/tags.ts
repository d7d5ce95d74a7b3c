import { MAX_TAGS } from '../../contract/limits';
import { tagSchema } from '../../contract/tag';
import { HttpError, invalid, notFound } from '../http/errors';
import { json, noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import { lockTagForDeletion } from '../store/locks';
import * as store from '../store/tags';
import { asCaller, audited, record } from './audited';
import { purge } from './deletion';

const FULL = `There can be at most ${MAX_TAGS} tags.`;
const USED = {
  post: 'A post uses this tag.',
  trash: 'A deleted post that can be restored uses this tag.',
};

/** Responds with the existing tag where one has a matching name, which changes nothing. */
function createTag(services: Services, request: ApiRequest, name: string) {
  return asCaller(services, request, 'tag', async (trx, { account: user }) => {
    const namesake = await store.findTagNamed(trx, name);
    if (namesake) return new RouteResponse(200, { data: namesake });
    if ((await store.countTags(trx)) >= MAX_TAGS) throw invalid({ name: [FULL] });
    const now = services.now();
    const tag = await store.createTag(trx, name, now);
    const event = { user, action: 'create', entity: 'tag', entityId: tag.id } as const;
    await record(trx, now, request, { ...event, before: null, after: tag });
    return new RouteResponse(201, { data: tag });
  });
}

async function deleteTag(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  // What can no longer be restored must not hold a tag.
  await purge(services, request);
  await audited(services, request, 'tag', async (trx) => {
    await lockTagForDeletion(trx, id);
    const before = await store.findTag(trx, id);
    if (!before) throw notFound();
    const user = await store.userOfTag(trx, id);
    if (user) throw new HttpError(409, USED[user]);
    await store.deleteTag(trx, id);
    return { before, after: null };
  });
}

/** Whoever may write posts may create tags for them. */
export function tagRoutes(services: Services): Route[] {
  return [
    getRoute('/api/tags', noInput, dataOf(listOf(ref('Tag'))), async () => ({
      data: await store.listTags(services.db),
    })),
    route({
      method: 'POST',
      path: '/api/tags',
      access: ['post-create', 'post-edit'],
      input: json(tagSchema),
      saves: true,
      status: 201,
      otherStatus: 200,
      response: dataOf(ref('Tag')),
      call: ({ name }, request) => createTag(services, request, name),
    }),
  ];
}

/** Only tags that no post uses, not even a deleted one, can be deleted. No screen does it. */
export function tagDeletionRoute(services: Services): Route {
  return route({
    method: 'DELETE',
    path: '/api/tags/:id',
    access: 'post-edit',
    input: noInput,
    response: null,
    call: (_input, request) => deleteTag(services, request),
  });
}
