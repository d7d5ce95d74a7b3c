import { announcementTemplateSchema } from '../../contract/announcementTemplate';
import type { AnnouncementTemplateForm } from '../../contract/announcementTemplate';
import { MAX_TEMPLATES } from '../../contract/limits';
import { invalid, notFound } from '../http/errors';
import { json, noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/announcementTemplates';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';

const ENTITY = 'announcement-template';
const ONE = dataOf(ref('AnnouncementTemplate'));
const FULL = `There can be at most ${MAX_TEMPLATES} templates.`;

async function getTemplate(db: Db, id: number) {
  const template = await store.findTemplate(db, id);
  if (!template) throw notFound();
  return template;
}

async function createTemplate(
  services: Services,
  request: ApiRequest,
  form: AnnouncementTemplateForm,
) {
  const data = await audited(services, request, ENTITY, async (trx) => {
    if ((await store.countTemplates(trx)) >= MAX_TEMPLATES) throw invalid({ hazard: [FULL] });
    const id = await store.createTemplate(trx, form, services.now());
    return { before: null, after: await getTemplate(trx, id) };
  });
  return { data };
}

async function updateTemplate(
  services: Services,
  request: ApiRequest,
  form: AnnouncementTemplateForm,
) {
  const id = idOf(request);
  const data = await audited(services, request, ENTITY, async (trx) => {
    const before = await getTemplate(trx, id);
    await checkVersion(trx, request, ENTITY, before);
    await store.updateTemplate(trx, id, form);
    return { before, after: await getTemplate(trx, id) };
  });
  return { data };
}

async function deleteTemplate(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  await audited(services, request, ENTITY, async (trx) => {
    const before = await getTemplate(trx, id);
    await store.deleteTemplate(trx, id);
    return { before, after: null };
  });
}

/** Texts to start an announcement from, for users who may publish one. */
export function announcementTemplateRoutes(services: Services): Route[] {
  const path = '/api/announcement-templates';
  const one = `${path}/:id`;
  const access = 'announcement-edit';
  const input = json(announcementTemplateSchema);
  return [
    route({
      ...{ method: 'GET', path, access: ['announcement-create', access], input: noInput },
      response: dataOf(listOf(ref('AnnouncementTemplate'))),
      call: async () => ({ data: await store.listTemplates(services.db) }),
    }),
    route({
      ...{ method: 'POST', path, access, input, saves: true, status: 201, response: ONE },
      call: (form, request) => createTemplate(services, request, form),
    }),
    route({
      ...{ method: 'PUT', path: one, access, input, saves: true, response: ONE },
      call: (form, request) => updateTemplate(services, request, form),
    }),
    route({
      ...{ method: 'DELETE', path: one, access, input: noInput, response: null },
      call: (_input, request) => deleteTemplate(services, request),
    }),
  ];
}
