import {
  Announcement,
  announcementCreateSchema,
  announcementEditSchema,
  AnnouncementVersion,
} from '../../contract/announcement';
import type { AnnouncementForm } from '../../contract/announcement';
import { ANNOUNCEMENT_TYPES } from '../../contract/announcementTypes';
import type { AuditAction } from '../../contract/audit';
import { PAGE_SIZE } from '../../contract/limits';
import { plainPageOf } from '../../contract/paging';
import { arrayOf } from '../../contract/shapes';
import { isBlank } from '../../contract/text';
import { issueAlert } from '../feeds/issueAlert';
import { found, HttpError, invalid } from '../http/errors';
import { json } from '../http/input';
import { pageQuery, plainPage } from '../http/pages';
import { dataRoute, getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcements';
import type { StoredAnnouncement as Stored } from '../store/announcements';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';

const getAnnouncement = async (db: Db, id: number) => found(await store.findAnnouncement(db, id));

/** Runs a write of an announcement in `audited`, and issues the alert about what it publishes. */
function published(
  services: Services,
  request: ApiRequest,
  write: (trx: Db) => Promise<{ before: Stored | null; after: Stored }>,
  action?: AuditAction,
) {
  const publish = async (trx: Db) => {
    const change = await write(trx);
    await issueAlert(trx, services.feeds);
    return change;
  };
  return audited(services, request, publish, action);
}

/**
 * Works only while there is no announcement. A second one would replace the first for the public,
 * without the permission to edit it.
 */
function createAnnouncement(services: Services, request: ApiRequest, form: AnnouncementForm) {
  return published(services, request, async (trx) => {
    if (await store.findNewestAnnouncement(trx)) {
      throw new HttpError(409, 'There is an announcement already. Edit it.');
    }
    const id = await store.createAnnouncement(trx, form, services.now());
    return { before: null, after: await getAnnouncement(trx, id) };
  });
}

/** A blank text takes the notice down. The type must be one of the three, or the current one. */
function updateAnnouncement(services: Services, request: ApiRequest, form: AnnouncementForm) {
  const id = idOf(request);
  return published(services, request, async (trx) => {
    const before = await getAnnouncement(trx, id);
    await checkVersion(trx, request, before);
    const types: readonly string[] = [...ANNOUNCEMENT_TYPES, before.type];
    if (!types.includes(form.type)) throw invalid({ type: ['Type is required.'] });
    await store.updateAnnouncement(trx, before, form, services.now());
    return { before, after: await getAnnouncement(trx, id) };
  });
}

export const announcementRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/announcements',
    summary: 'List the announcement',
    access: 'signed-in',
    polled: true,
    data: arrayOf(Announcement),
    call: ({ db }) => store.listAnnouncements(db),
  }),
  dataRoute('/api/announcements/:id', 'Read the announcement', Announcement, ({ db }, request) =>
    getAnnouncement(db, idOf(request)),
  ),
  route({
    method: 'POST',
    path: '/api/announcements',
    summary: 'Create the announcement',
    access: 'announcement-create',
    writes: 'announcement',
    input: json(announcementCreateSchema),
    saves: true,
    conflicts: true,
    status: 201,
    data: Announcement,
    // The rules of the edit form are looser.
    call: (services, request, form) =>
      createAnnouncement(services, request, announcementEditSchema.cast(form)),
  }),
  route({
    method: 'PUT',
    path: '/api/announcements/:id',
    summary: 'Update the announcement',
    access: 'announcement-edit',
    writes: 'announcement',
    input: json(announcementEditSchema),
    saves: true,
    data: Announcement,
    call: updateAnnouncement,
  }),
];

/**
 * Confirms that an announcement still holds. Its version stays, so that no open form becomes stale.
 */
function renewAnnouncement(services: Services, request: ApiRequest) {
  const id = idOf(request);
  const renew = async (trx: Db) => {
    const before = await getAnnouncement(trx, id);
    await checkVersion(trx, request, before);
    if (isBlank(before.text)) throw invalid({ text: ['There is no announcement in force.'] });
    await store.renewAnnouncement(trx, before, services.now());
    return { before, after: await getAnnouncement(trx, id) };
  };
  return published(services, request, renew, 'renew');
}

export const announcementHistoryRoutes: Route[] = [
  getRoute(
    '/api/announcements/:id/versions',
    'List the texts of the announcement',
    pageQuery(PAGE_SIZE.versions),
    plainPageOf(AnnouncementVersion),
    async ({ db }, request, window) => {
      const { id } = await getAnnouncement(db, idOf(request));
      return plainPage(request, window, await store.listAnnouncementVersions(db, id, window));
    },
  ),
  route({
    method: 'POST',
    path: '/api/announcements/:id/renewal',
    summary: 'Confirm that the announcement still holds',
    access: 'announcement-edit',
    writes: 'announcement',
    saves: true,
    conditional: true,
    data: Announcement,
    call: renewAnnouncement,
  }),
];
