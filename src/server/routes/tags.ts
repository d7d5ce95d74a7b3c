import { MAX_TAGS } from '../../contract/limits';
import { arrayOf } from '../../contract/shapes';
import { Tag, tagMergeSchema, tagSchema, TagUse } from '../../contract/tag';
import type { TagForm, TagMergeForm } from '../../contract/tag';
import { found, HttpError, invalid } from '../http/errors';
import { json, toStoreId } from '../http/input';
import { dataRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import { findMerge } from '../store/history';
import { lockTagExclusively } from '../store/engine/locks';
import type { Db } from '../store/schema';
import { readMerged, replaceTag, restoreTag } from '../store/tagMerge';
import * as store from '../store/tags';
import { asCaller, audited, record } from './audited';
import { purge } from './deletion';
import { missing } from './missing';

const FULL = `There can be at most ${MAX_TAGS} tags.`;
const TAKEN = 'Another tag has this name. Merge this tag into it instead.';
const TOO_MANY_POSTS =
  'This tag has too many posts to be merged. Merge the other tag into it instead.';
const OTHER_IS_GONE = 'The tag into which this one was merged no longer exists.';
const NAME_IS_TAKEN = 'Another tag has this name by now.';
const USED = {
  post: 'A post uses this tag.',
  trash: 'A deleted post that can be restored uses this tag.',
};

function createTag(services: Services, request: ApiRequest, { name }: TagForm) {
  return asCaller(services, request, async (trx, { account: user }) => {
    const namesake = await store.findTagNamed(trx, name);
    if (namesake) return new RouteResponse(200, { data: namesake });
    if ((await store.countTags(trx)) >= MAX_TAGS) throw invalid({ name: [FULL] });
    const now = services.now();
    const tag = await store.createTag(trx, name, now);
    const event = { user, action: 'create', entityId: tag.id } as const;
    await record(trx, now, request, { ...event, after: tag });
    return new RouteResponse(201, { data: tag });
  });
}

const getTag = async (db: Db, id: number) =>
  (await store.findTag(db, id)) ?? missing(db, 'tag', id);

function renameTag(services: Services, request: ApiRequest, { name }: TagForm) {
  const id = idOf(request);
  return audited(services, request, async (trx) => {
    const before = await getTag(trx, id);
    const namesake = await store.findTagNamed(trx, name);
    if (namesake && namesake.id !== id) throw invalid({ name: [TAKEN] });
    await store.renameTag(trx, id, name);
    return { before, after: await getTag(trx, id) };
  });
}

function mergeTag(services: Services, request: ApiRequest, form: TagMergeForm) {
  const [id, into] = [idOf(request), toStoreId(form.into)];
  return asCaller(services, request, async (trx, { account: user }) => {
    await lockTagExclusively(trx, id);
    const tag = await getTag(trx, id);
    const after = into === null || into === id ? undefined : await store.findTag(trx, into);
    if (!after) throw invalid({ into: ['The selected tag is invalid.'] });
    const before = await readMerged(trx, tag, after.id);
    if (!before) throw invalid({ into: [TOO_MANY_POSTS] });
    await replaceTag(trx, id, after.id);
    await store.deleteTag(trx, id);
    const event = { user, action: 'merge', entityId: id, before, after } as const;
    await record(trx, services.now(), request, event);
    return after;
  });
}

/** Undoes a merge. The tag has its id again, and its slug if that is still free. */
function restoreMerged(services: Services, request: ApiRequest) {
  const id = idOf(request);
  const write = async (trx: Db) => {
    const { before, after } = found(await findMerge(trx, id));
    const into = Number(after.id);
    await lockTagExclusively(trx, into);
    if (!(await store.findTag(trx, into))) throw new HttpError(409, OTHER_IS_GONE);
    if (await store.findTagNamed(trx, before.name)) throw new HttpError(409, NAME_IS_TAKEN);
    if ((await store.countTags(trx)) >= MAX_TAGS) throw new HttpError(409, FULL);
    return { before: null, after: await restoreTag(trx, before, into) };
  };
  return audited(services, request, write, 'restore');
}

async function deleteTag(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  // Expired entries of the trash must not keep a tag.
  await purge(services, request);
  await audited(services, request, async (trx) => {
    await lockTagExclusively(trx, id);
    const before = await getTag(trx, id);
    const user = await store.userOfTag(trx, id);
    if (user) throw new HttpError(409, USED[user]);
    await store.deleteTag(trx, id);
    return { before, after: null };
  });
}

export const tagRoutes: Route[] = [
  dataRoute('/api/tags', 'List the tags', arrayOf(Tag), ({ db }) => store.listTags(db)),
  route({
    method: 'POST',
    path: '/api/tags',
    summary: 'Create a tag',
    access: ['post-create', 'post-edit'],
    writes: 'tag',
    input: json(tagSchema),
    saves: true,
    status: 201,
    otherStatus: 200,
    data: Tag,
    call: createTag,
  }),
];

/**
 * The routes of the dialog `Manage tags`. A tag of any post, even a deleted one, cannot be deleted.
 */
export const tagManagementRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/tags/usage',
    summary: 'List the tags with their numbers of posts',
    access: 'post-edit',
    data: arrayOf(TagUse),
    call: ({ db }) => store.listTagUses(db),
  }),
  route({
    method: 'PUT',
    path: '/api/tags/:id',
    summary: 'Rename a tag',
    access: 'post-edit',
    writes: 'tag',
    input: json(tagSchema),
    saves: true,
    conditional: false,
    data: Tag,
    call: renameTag,
  }),
  route({
    method: 'POST',
    path: '/api/tags/:id/merge',
    summary: 'Merge a tag into another',
    access: 'post-delete',
    writes: 'tag',
    input: json(tagMergeSchema),
    saves: true,
    data: Tag,
    call: mergeTag,
  }),
  route({
    method: 'POST',
    path: '/api/tags/:id/restore',
    summary: 'Restore a tag',
    access: 'post-delete',
    writes: 'tag',
    saves: true,
    conflicts: true,
    data: Tag,
    call: restoreMerged,
  }),
  route({
    method: 'DELETE',
    path: '/api/tags/:id',
    summary: 'Delete a tag',
    access: 'post-edit',
    writes: 'tag',
    call: deleteTag,
  }),
];
