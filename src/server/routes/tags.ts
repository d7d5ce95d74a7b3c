import { MAX_TAGS } from '../../contract/limits';
import { tagMergeSchema, tagSchema } from '../../contract/tag';
import { HttpError, invalid, notFound } from '../http/errors';
import { json, noInput, toStoreId } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import { lockTagExclusively } from '../store/locks';
import type { Db } from '../store/schema';
import * as store from '../store/tags';
import { asCaller, audited, record } from './audited';
import { purge } from './deletion';

const FULL = `There can be at most ${MAX_TAGS} tags.`;
const TAKEN = 'Another tag has this name. Merge this tag into it instead.';
const USED = {
  post: 'A post uses this tag.',
  trash: 'A deleted post that can be restored uses this tag.',
};

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

async function getTag(db: Db, id: number): Promise<store.StoredTag> {
  const tag = await store.findTag(db, id);
  if (!tag) throw notFound();
  return tag;
}

async function renameTag(services: Services, request: ApiRequest, name: string) {
  const id = idOf(request);
  const data = await audited(services, request, 'tag', async (trx) => {
    const before = await getTag(trx, id);
    const namesake = await store.findTagNamed(trx, name);
    if (namesake && namesake.id !== id) throw invalid({ name: [TAKEN] });
    await store.renameTag(trx, id, name);
    return { before, after: await getTag(trx, id) };
  });
  return { data };
}

function mergeTag(services: Services, request: ApiRequest, sent: unknown) {
  const [id, into] = [idOf(request), toStoreId(sent)];
  return asCaller(services, request, 'tag', async (trx, { account: user }) => {
    await lockTagExclusively(trx, id);
    const before = await getTag(trx, id);
    const after = into === null || into === id ? undefined : await store.findTag(trx, into);
    if (!after) throw invalid({ into: ['The selected tag is invalid.'] });
    await store.replaceTag(trx, id, after.id);
    await store.deleteTag(trx, id);
    const event = { user, action: 'merge', entity: 'tag', entityId: id, before, after } as const;
    await record(trx, services.now(), request, event);
    return { data: after };
  });
}

async function deleteTag(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  // Expired entries of the trash must not keep a tag.
  await purge(services, request);
  await audited(services, request, 'tag', async (trx) => {
    await lockTagExclusively(trx, id);
    const before = await getTag(trx, id);
    const user = await store.userOfTag(trx, id);
    if (user) throw new HttpError(409, USED[user]);
    await store.deleteTag(trx, id);
    return { before, after: null };
  });
}

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

/**
 * The routes of the dialog `Manage tags`. A tag of any post, even a deleted one, cannot be deleted.
 */
export function tagManagementRoutes(services: Services): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tags/usage',
      access: 'post-edit',
      input: noInput,
      response: dataOf(listOf(ref('TagUse'))),
      call: async () => ({ data: await store.listTagUses(services.db) }),
    }),
    route({
      method: 'PUT',
      path: '/api/tags/:id',
      access: 'post-edit',
      input: json(tagSchema),
      saves: true,
      conditional: false,
      response: dataOf(ref('Tag')),
      call: ({ name }, request) => renameTag(services, request, name),
    }),
    route({
      method: 'POST',
      path: '/api/tags/:id/merge',
      access: 'post-edit',
      input: json(tagMergeSchema),
      saves: true,
      response: dataOf(ref('Tag')),
      call: ({ into }, request) => mergeTag(services, request, into),
    }),
    route({
      method: 'DELETE',
      path: '/api/tags/:id',
      access: 'post-edit',
      input: noInput,
      response: null,
      call: (_input, request) => deleteTag(services, request),
    }),
  ];
}
