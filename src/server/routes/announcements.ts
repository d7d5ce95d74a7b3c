import {
  ANNOUNCEMENT_TYPES,
  announcementCreateSchema,
  announcementEditSchema,
} from '../../contract/announcement';
import type { AnnouncementForm } from '../../contract/announcement';
import { PAGE_SIZE } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { HttpError, invalid, notFound } from '../http/errors';
import { json, noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, plainPageOf, ref } from '../http/openapi/responses';
import { pageQuery, plainPage } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcements';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';

const ONE = dataOf(ref('Announcement'));

async function getAnnouncement(db: Db, id: number) {
  const announcement = await store.findAnnouncement(db, id);
  if (!announcement) throw notFound();
  return announcement;
}

/**
 * Works only while there is no announcement. A second one would replace the first for the public,
 * without the permission to edit it.
 */
async function createAnnouncement(services: Services, request: ApiRequest, form: AnnouncementForm) {
  const data = await audited(services, request, 'announcement', async (trx) => {
    if (await store.findNewestAnnouncement(trx)) {
      throw new HttpError(409, 'There is an announcement already. Edit it.');
    }
    const id = await store.createAnnouncement(trx, form, services.now());
    return { before: null, after: await getAnnouncement(trx, id) };
  });
  return { data };
}

/** A blank text takes the notice down. The type must be one of the three, or the current one. */
async function updateAnnouncement(services: Services, request: ApiRequest, form: AnnouncementForm) {
  const id = idOf(request);
  const data = await audited(services, request, 'announcement', async (trx) => {
    const before = await getAnnouncement(trx, id);
    await checkVersion(trx, request, 'announcement', before);
    const types: readonly string[] = [...ANNOUNCEMENT_TYPES, before.type];
    if (!types.includes(form.type)) throw invalid({ type: ['Type is required.'] });
    await store.updateAnnouncement(trx, before, form, services.now());
    return { before, after: await getAnnouncement(trx, id) };
  });
  return { data };
}

export function announcementRoutes(services: Services): Route[] {
  const path = '/api/announcements/:id';
  return [
    route({
      method: 'GET',
      path: '/api/announcements',
      access: 'signed-in',
      polled: true,
      input: noInput,
      response: dataOf(listOf(ref('Announcement'))),
      call: async () => ({ data: await store.listAnnouncements(services.db) }),
    }),
    getRoute(path, noInput, ONE, async (_input, request) => ({
      data: await getAnnouncement(services.db, idOf(request)),
    })),
    route({
      method: 'POST',
      path: '/api/announcements',
      access: 'announcement-create',
      input: json(announcementCreateSchema),
      saves: true,
      conflicts: true,
      status: 201,
      response: ONE,
      // The rules of the edit form are looser.
      call: (form, request) =>
        createAnnouncement(services, request, announcementEditSchema.cast(form)),
    }),
    route({
      method: 'PUT',
      path,
      access: 'announcement-edit',
      input: json(announcementEditSchema),
      saves: true,
      response: ONE,
      call: (form, request) => updateAnnouncement(services, request, form),
    }),
  ];
}

/**
 * Confirms that an announcement still holds. Its version stays, so that no open form becomes stale.
 */
async function renewAnnouncement(services: Services, request: ApiRequest) {
  const id = idOf(request);
  const renew = async (trx: Db) => {
    const before = await getAnnouncement(trx, id);
    await checkVersion(trx, request, 'announcement', before);
    if (isBlank(before.text)) throw invalid({ text: ['There is no announcement in force.'] });
    await store.renewAnnouncement(trx, before, services.now());
    return { before, after: await getAnnouncement(trx, id) };
  };
  return { data: await audited(services, request, 'announcement', renew, 'renew') };
}

export function announcementHistoryRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    getRoute(
      '/api/announcements/:id/versions',
      pageQuery(PAGE_SIZE.versions),
      plainPageOf(ref('AnnouncementVersion')),
      async (window, request) => {
        const { id } = await getAnnouncement(db, idOf(request));
        return plainPage(request, window, await store.listAnnouncementVersions(db, id, window));
      },
    ),
    route({
      method: 'POST',
      path: '/api/announcements/:id/renewal',
      access: 'announcement-edit',
      input: noInput,
      saves: true,
      conditional: true,
      response: ONE,
      call: (_input, request) => renewAnnouncement(services, request),
    }),
  ];
}
