import {
  ANNOUNCEMENT_TYPES,
  announcementCreateSchema,
  announcementEditSchema,
} from '../../contract/announcement';
import type { AnnouncementForm } from '../../contract/announcement';
import { invalid, notFound } from '../http/errors';
import { json, nothing } from '../http/readers';
import { getRoute, idOf, route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcements';
import { inTransaction } from '../store/store';

async function readAnnouncement({ db }: Services, id: number) {
  const announcement = await store.findAnnouncement(db, id);
  if (!announcement) throw notFound();
  return { data: announcement };
}

function createAnnouncement(services: Services, form: AnnouncementForm) {
  return inTransaction(services.db, async (db) => {
    const id = await store.createAnnouncement(db, form, services.now());
    return readAnnouncement({ ...services, db }, id);
  });
}

/**
 * Blank text is taken, because it is how a notice is taken down (readings 3). The type is one of
 * the three, or the one that is there already.
 */
function updateAnnouncement(services: Services, id: number, form: AnnouncementForm) {
  return inTransaction(services.db, async (db) => {
    const { data } = await readAnnouncement({ ...services, db }, id);
    const types: readonly string[] = [...ANNOUNCEMENT_TYPES, data.type];
    if (!types.includes(form.type)) throw invalid({ type: ['Type is required.'] });
    await store.updateAnnouncement(db, id, form);
    return readAnnouncement({ ...services, db }, id);
  });
}

/** The four calls of announcements (section 7). Nothing deletes one. */
export function announcementRoutes(services: Services): Route[] {
  const path = '/api/announcements/:id';
  return [
    getRoute('/api/announcements', nothing, async () => ({
      data: await store.listAnnouncements(services.db),
    })),
    getRoute(path, nothing, (_input, request) => readAnnouncement(services, idOf(request))),
    route({
      method: 'POST',
      path: '/api/announcements',
      access: 'announcement-create',
      reads: json(announcementCreateSchema),
      status: 201,
      // What passed the stricter rules fits the looser form too.
      call: (form) => createAnnouncement(services, announcementEditSchema.cast(form)),
    }),
    route({
      method: 'PUT',
      path,
      access: 'announcement-edit',
      reads: json(announcementEditSchema),
      call: (form, request) => updateAnnouncement(services, idOf(request), form),
    }),
  ];
}
