import { MAX_TEMPLATES } from '../../../src/contract/limits';
import { createTemplate } from '../../../src/server/store/announcementTemplates';
import { adminFor, dataOf, idsOf, refusal } from '../../helpers/server/content';

const PATH = '/api/announcement-templates';
const RIVER = {
  hazard: 'river',
  stage: 'over danger level',
  type: 'warning',
  text_my: '{{place}} တွင် မြစ်ရေသည် စိုးရိမ်ရေမှတ်ကို ကျော်လွန်ပါပြီ။',
  text_en: 'The river at {{place}} is over its danger level.',
} as const;

const { server, admin } = adminFor('all');

beforeEach(() => server.services.db.deleteFrom('announcement_templates').execute());

it('creates, lists, updates and deletes templates', async () => {
  const created = await admin.post(PATH, { ...RIVER, stage: ' over danger level ' });
  const { id } = dataOf(created);
  expect(created.json()).toEqual({ data: { id, version: 1, ...RIVER } });
  const update = { ...RIVER, stage: '', text_my: '' };
  const updated = await admin.put(`${PATH}/${id}`, update);
  expect(updated.json()).toEqual({ data: { id, version: 2, ...update } });
  expect((await admin.get(PATH)).json()).toEqual({ data: [{ id, version: 2, ...update }] });
  expect((await admin.delete(`${PATH}/${id}`)).statusCode).toBe(204);
  expect((await admin.get(PATH)).json()).toEqual({ data: [] });
});

it('lists them by hazard, those of one hazard as they were created', async () => {
  const create = async (hazard: string, stage: string) =>
    dataOf(await admin.post(PATH, { ...RIVER, hazard, stage })).id;
  const tsunami = await create('tsunami', '');
  const yellow = await create('cyclone', 'yellow');
  const orange = await create('cyclone', 'orange');
  const river = await create('river', 'rising');
  expect(idsOf(await admin.get(PATH))).toEqual([river, yellow, orange, tsunami]);
});

it('holds a limited number of them', async () => {
  const { db, now } = server.services;
  for (let count = 1; count < MAX_TEMPLATES; count += 1) await createTemplate(db, RIVER, now());
  expect((await admin.post(PATH, RIVER)).statusCode).toBe(201);
  const response = await admin.post(PATH, RIVER);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual(refusal('hazard', 'There can be at most 200 templates.'));
});
