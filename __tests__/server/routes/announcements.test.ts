import { signIn, signInAsAdmin } from '../../helpers/server/testServer';
import { adminFor, clientOf, dataOf, expectRefusal, idsOf } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { shown, trailOf } from '../../helpers/server/audit';
import { MAX_TEMPLATES } from '../../../src/contract/limits';
import { createTemplate } from '../../../src/server/store/announcementTemplates';
import { createAnnouncement } from '../../../src/server/store/announcements';

const { server, admin } = adminFor('each');

const ISSUED = { issued_at: '2026-06-05T03:00:00.000Z', renewed_at: null };
const NOTICE = { text: 'မိုးကြီးမည်။ Heavy rain.', type: 'be careful' };
const create = (body: object = NOTICE) => admin.post('/api/announcements', body);

it('lists the newest first, or an empty list', async () => {
  expect((await admin.get('/api/announcements')).json()).toEqual({ data: [] });
  const { db, now } = server.services;
  for (const pause of [0, 60, 0]) {
    server.clock.advance(pause);
    await createAnnouncement(db, NOTICE, now());
  }
  expect(idsOf(await admin.get('/api/announcements'))).toEqual([3, 2, 1]);
});

it('creates an announcement and responds with it under data', async () => {
  const response = await create({ ...NOTICE, id: 77, created_at: 'never' });
  expect(response.statusCode).toBe(201);
  const { id } = dataOf(response);
  expect(id).not.toBe(77);
  const data = { id, ...NOTICE, areas: [], version: 1, ...ISSUED };
  expect(response.json()).toEqual({ data });
  expect((await admin.get(`/api/announcements/${id}`)).json()).toEqual({ data });
  const record = { action: 'create', noun: 'announcement', noun_id: id, before: null, after: data };
  expect((await trailOf(server)).map(shown).at(-1)).toMatchObject(record);
});

it('stores the line breaks of a slide, and no invisible characters', async () => {
  const data = dataOf(
    await create({ ...NOTICE, text: 'STORM\v\u202EMove\u2028မိုး\u200Bကြီး 👩\u200D👧' }),
  );
  expect(data).toMatchObject({ text: 'STORM\nMove\nမိုး\u200Bကြီး 👩\u200D👧' });
});

describe('updating an announcement', () => {
  let id: number;

  beforeEach(async () => {
    ({ id } = dataOf(await create()));
  });

  const update = (body: object) => admin.put(`/api/announcements/${id}`, body);

  it('accepts the stored type, even where it is none of the three', async () => {
    const { db } = server.services;
    await db.updateTable('announcements').set({ type: 'notice' }).where('id', '=', id).execute();
    expect(dataOf(await update({ text: 'Rain', type: 'notice' }))).toMatchObject({
      type: 'notice',
    });
  });

  it('responds 422 to another type that is none of the three, and changes nothing', async () => {
    expectRefusal(await update({ text: 'Rain', type: 'urgent' }), 'type', 'Type is required.');
    const data = { id, ...NOTICE, areas: [], version: 1, ...ISSUED };
    expect(dataOf(await admin.get(`/api/announcements/${id}`))).toEqual(data);
  });
});

describe('the areas of an announcement', () => {
  const areasOf = (response: TestResponse) => {
    const { areas, version } = dataOf<Record<string, unknown>>(response);
    return [areas, version];
  };

  it('are stored from north to south, and published anew if they change', async () => {
    const created = await create({ ...NOTICE, areas: ['MM-07', 'MM-16', 'MM-07'] });
    const url = `/api/announcements/${dataOf(created).id}`;
    expect(areasOf(created)).toEqual([['MM-16', 'MM-07'], 1]);
    server.clock.advance(60);
    const narrowed = await admin.put(url, { ...NOTICE, areas: ['MM-16'] });
    expect(areasOf(narrowed)).toEqual([['MM-16'], 2]);
    expect(dataOf(narrowed)).toMatchObject({ issued_at: server.services.now().toISOString() });
    expect(areasOf(await admin.put(url, { ...NOTICE, areas: ['MM-16'] }))).toEqual([['MM-16'], 2]);
    const [record] = (await trailOf(server)).map(shown).slice(-1);
    const change = { before: { areas: ['MM-16', 'MM-07'] }, after: { areas: ['MM-16'] } };
    expect(record).toMatchObject(change);
    expect(areasOf(await admin.put(url, { ...NOTICE, areas: [] }))).toEqual([[], 3]);
  });

  it('stay as they are for pages and programs that do not send them', async () => {
    const url = `/api/announcements/${dataOf(await create({ ...NOTICE, areas: ['MM-05'] })).id}`;
    expect(areasOf(await admin.put(url, NOTICE))).toEqual([['MM-05'], 1]);
    expect(areasOf(await admin.put(url, { ...NOTICE, text: '' }))).toEqual([['MM-05'], 2]);
    const refused = await admin.put(url, { ...NOTICE, areas: null });
    expectRefusal(refused, 'areas', 'Choose areas of Myanmar.');
  });
});

describe('the times of an announcement', () => {
  const timesOf = (response: TestResponse) => {
    const { issued_at, renewed_at, version } = dataOf<Record<string, unknown>>(response);
    return [issued_at, renewed_at, version];
  };
  let url: string;
  const renew = (client = admin) => client.post(`${url}/renewal`);
  const [NINE, TEN, ELEVEN] = ['09', '10', '11'].map((hour) => `2026-06-05T${hour}:00:00.000Z`);

  it('are those of the last other text or type, and of the renewal since then', async () => {
    server.clock.ms = Date.parse(String(NINE));
    url = `/api/announcements/${dataOf(await create()).id}`;
    server.clock.advance(3600);
    expect(timesOf(await renew())).toEqual([NINE, TEN, 1]);
    expect(timesOf(await admin.put(url, NOTICE))).toEqual([NINE, TEN, 1]);
    server.clock.advance(3600);
    const other = { ...NOTICE, type: 'warning' };
    expect(timesOf(await admin.put(url, other))).toEqual([ELEVEN, null, 2]);
    expect(timesOf(await renew())).toEqual([ELEVEN, ELEVEN, 2]);
    const text = 'Fine';
    const changed = await admin.put(url, { ...other, text });
    expect(timesOf(changed)).toEqual([ELEVEN, null, 3]);
  });

  it('cannot be renewed where nothing is in force, or by an older version', async () => {
    url = `/api/announcements/${dataOf(await create()).id}`;
    const stale = { ...(await signInAsAdmin(server)), 'if-match': '"2"' };
    expect((await renew(clientOf(server, stale))).statusCode).toBe(412);
    await admin.put(url, { ...NOTICE, text: ' \u200B' });
    expectRefusal(await renew(), 'text', 'There is no announcement in force.');
  });
});

const ONLY = { message: 'There is an announcement already. Edit it.' };

it('while there is an announcement responds 409 to another creation, also to those with no right to edit', async () => {
  const client = clientOf(server, await signIn(server, 'announcement-create'));
  const { id } = dataOf(await client.post('/api/announcements', NOTICE));
  for (const one of [client, admin]) {
    const response = await one.post('/api/announcements', { text: 'Fine', type: 'pleasant' });
    expect([response.statusCode, response.json()]).toEqual([409, ONLY]);
  }
  expect(idsOf(await admin.get('/api/announcements'))).toEqual([id]);
  await admin.put(`/api/announcements/${id}`, { ...NOTICE, text: '' });
  expect((await create()).statusCode).toBe(409);
});

it('does not prolong the session of a screen that refreshes by itself', async () => {
  const expiries = async () => {
    const rows = server.services.db.selectFrom('sessions').select('expires_at');
    return (await rows.execute()).map(({ expires_at }) => expires_at).sort();
  };
  const opened = await expiries();
  server.clock.advance(3600);
  const refreshed = await admin.get('/api/announcements?refresh=1');
  expect([refreshed.statusCode, await expiries()]).toEqual([200, opened]);
  expect(Number(refreshed.headers['session-ends-in'])).toBeGreaterThan(0);
  await admin.get('/api/tags?refresh=1');
  expect(await expiries()).not.toEqual(opened);
  server.clock.advance(13 * 3600);
  expect((await admin.get('/api/announcements?refresh=1')).statusCode).toBe(401);
});

const TEMPLATES = '/api/announcement-templates';
const RIVER = {
  hazard: 'river',
  stage: 'over danger level',
  type: 'warning',
  text_my: '{{place}} တွင် မြစ်ရေသည် စိုးရိမ်ရေမှတ်ကို ကျော်လွန်ပါပြီ။',
  text_en: 'The river at {{place}} is over its danger level.',
} as const;

it('creates, lists, updates and deletes templates', async () => {
  const created = await admin.post(TEMPLATES, { ...RIVER, stage: ' over danger level ' });
  const { id } = dataOf(created);
  expect(created.json()).toEqual({ data: { id, version: 1, ...RIVER, areas: [] } });
  const update = { ...RIVER, stage: '', text_my: '', areas: ['MM-04', 'MM-07'] };
  const updated = await admin.put(`${TEMPLATES}/${id}`, update);
  expect(updated.json()).toEqual({ data: { id, version: 2, ...update } });
  expect((await admin.get(TEMPLATES)).json()).toEqual({ data: [{ id, version: 2, ...update }] });
  const without = await admin.put(`${TEMPLATES}/${id}`, { ...RIVER, areas: undefined });
  expect(dataOf(without)).toMatchObject({ ...RIVER, areas: update.areas });
  expect((await admin.delete(`${TEMPLATES}/${id}`)).statusCode).toBe(204);
  expect((await admin.get(TEMPLATES)).json()).toEqual({ data: [] });
});

it('lists them by hazard, those of one hazard as they were created', async () => {
  const create = async (hazard: string, stage: string) =>
    dataOf(await admin.post(TEMPLATES, { ...RIVER, hazard, stage })).id;
  const tsunami = await create('tsunami', '');
  const yellow = await create('cyclone', 'yellow');
  const orange = await create('cyclone', 'orange');
  const river = await create('river', 'rising');
  expect(idsOf(await admin.get(TEMPLATES))).toEqual([river, yellow, orange, tsunami]);
});

it('has a maximum number of templates', async () => {
  const { db, now } = server.services;
  for (let count = 1; count < MAX_TEMPLATES; count += 1) await createTemplate(db, RIVER, now());
  expect((await admin.post(TEMPLATES, RIVER)).statusCode).toBe(201);
  const response = await admin.post(TEMPLATES, RIVER);
  expectRefusal(response, 'hazard', 'There can be at most 200 templates.');
});
