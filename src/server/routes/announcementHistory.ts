import { PAGE_SIZE } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { invalid } from '../http/errors';
import { noInput } from '../http/input';
import { plainPageOf, ref } from '../http/openapi/responses';
import { pageQuery, plainPage } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcements';
import { listVersions } from '../store/announcementVersions';
import type { Db } from '../store/schema';
import { getAnnouncement, ONE } from './announcements';
import { audited, checkVersion } from './audited';

/** The version stays, so that nobody's open form becomes stale. */
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

/** What the front end works without: the past of an announcement, and that it still holds. */
export function announcementHistoryRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    getRoute(
      '/api/announcements/:id/versions',
      pageQuery(PAGE_SIZE.versions),
      plainPageOf(ref('AnnouncementVersion')),
      async (window, request) => {
        const { id } = await getAnnouncement(db, idOf(request));
        return plainPage(request, window, await listVersions(db, id, window));
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
