import {
  AnnouncementTemplate,
  announcementTemplateSchema,
} from '../../contract/announcementTemplate';
import type { AnnouncementTemplateForm } from '../../contract/announcementTemplate';
import { MAX_TEMPLATES } from '../../contract/limits';
import { arrayOf } from '../../contract/shapes';
import { invalid } from '../http/errors';
import { json } from '../http/input';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcementTemplates';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';
import { missing } from './missing';

const FULL = `There can be at most ${MAX_TEMPLATES} templates.`;

const getTemplate = async (db: Db, id: number) =>
  (await store.findTemplate(db, id)) ?? missing(db, 'announcement-template', id);

function createTemplate(services: Services, request: ApiRequest, form: AnnouncementTemplateForm) {
  return audited(services, request, async (trx) => {
    if ((await store.countTemplates(trx)) >= MAX_TEMPLATES) throw invalid({ hazard: [FULL] });
    const id = await store.createTemplate(trx, form, services.now());
    return { before: null, after: await getTemplate(trx, id) };
  });
}

function updateTemplate(services: Services, request: ApiRequest, form: AnnouncementTemplateForm) {
  const id = idOf(request);
  return audited(services, request, async (trx) => {
    const before = await getTemplate(trx, id);
    await checkVersion(trx, request, before);
    await store.updateTemplate(trx, id, form);
    return { before, after: await getTemplate(trx, id) };
  });
}

async function deleteTemplate(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  await audited(services, request, async (trx) => {
    const before = await getTemplate(trx, id);
    await store.deleteTemplate(trx, id);
    return { before, after: null };
  });
}

const path = '/api/announcement-templates';
const access = 'announcement-edit';
const input = json(announcementTemplateSchema);

/** Texts to start an announcement from, for users who may publish one. */
export const announcementTemplateRoutes: Route[] = [
  route({
    method: 'GET',
    path,
    summary: 'List the announcement templates',
    access: ['announcement-create', access],
    data: arrayOf(AnnouncementTemplate),
    call: ({ db }) => store.listTemplates(db),
  }),
  route({
    method: 'POST',
    path,
    summary: 'Create an announcement template',
    access,
    writes: 'announcement-template',
    input,
    saves: true,
    status: 201,
    data: AnnouncementTemplate,
    call: createTemplate,
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Update an announcement template',
    access,
    writes: 'announcement-template',
    input,
    saves: true,
    data: AnnouncementTemplate,
    call: updateTemplate,
  }),
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete an announcement template',
    access,
    writes: 'announcement-template',
    call: deleteTemplate,
  }),
];
