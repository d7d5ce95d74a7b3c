import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, dataOf, idsOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
});

afterEach(() => server.stop());

const NOTICE = { text: 'မိုးကြီးမည်။ Heavy rain.', type: 'be careful' };
const create = (body: object = NOTICE) => admin.post('/api/announcements', body);

it('creates an announcement and responds with it under data', async () => {
  const response = await create({ ...NOTICE, id: 77, created_at: 'never' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ data: { id: 1, ...NOTICE, version: 1 } });
  expect((await admin.get('/api/announcements/1')).json()).toEqual({
    data: { id: 1, ...NOTICE, version: 1 },
  });
});

it('lists the newest first, or an empty list', async () => {
  expect((await admin.get('/api/announcements')).json()).toEqual({ data: [] });
  for (const pause of [0, 60, 0]) {
    server.clock.advance(pause);
    await create();
  }
  expect(idsOf(await admin.get('/api/announcements'))).toEqual([3, 2, 1]);
});

it.each(['pleasant', 'be careful', 'warning'])('accepts the type %s', async (type) => {
  expect(dataOf(await create({ ...NOTICE, type }))).toMatchObject({ type });
});

it.each([
  [{ type: 'warning' }, 'text', 'Announcement text is required.'],
  [{ text: ' \u200B\n', type: 'warning' }, 'text', 'Announcement text is required.'],
  [{ text: ['a'], type: 'warning' }, 'text', 'Announcement text is required.'],
  [{ text: 'Rain' }, 'type', 'Type is required.'],
  [{ text: 'Rain', type: '' }, 'type', 'Type is required.'],
  [{ text: 'Rain', type: 'be_careful' }, 'type', 'Type is required.'],
  [{ text: 'Rain', type: ['warning'] }, 'type', 'Type is required.'],
])('responds 422 to the creation of %j', async (body, field, message) => {
  const response = await create(body);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual(refusal(field, message));
});

describe('updating an announcement', () => {
  beforeEach(() => create());

  const update = (body: object) => admin.put('/api/announcements/1', body);

  it('responds with the new text and type', async () => {
    const response = await update({ text: 'Fine', type: 'pleasant' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: { id: 1, text: 'Fine', type: 'pleasant', version: 2 },
    });
  });

  it('accepts blank text, which takes the notice down', async () => {
    expect(dataOf(await update({ ...NOTICE, text: '' }))).toMatchObject({ text: '' });
  });

  it('accepts the stored type, even where it is none of the three', async () => {
    await server.services.db.updateTable('announcements').set({ type: 'notice' }).execute();
    expect(dataOf(await update({ text: 'Rain', type: 'notice' }))).toMatchObject({
      type: 'notice',
    });
  });

  it.each([
    [{ text: 'Rain', type: 'urgent' }, 'type', 'Type is required.'],
    [{ text: 'Rain' }, 'type', 'This field is required.'],
    [{ type: 'warning' }, 'text', 'This field is required.'],
    [{ text: null, type: 'warning' }, 'text', 'This field is required.'],
    [{ text: { a: 1 }, type: 'warning' }, 'text', 'This value has the wrong type.'],
  ])('responds 422 to %j and changes nothing', async (body, field, message) => {
    const response = await update(body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal(field, message));
    expect(dataOf(await admin.get('/api/announcements/1'))).toEqual({
      id: 1,
      ...NOTICE,
      version: 1,
    });
  });
});

it('responds 404 for an unknown announcement, and 405 to its deletion', async () => {
  expect((await admin.get('/api/announcements/1')).statusCode).toBe(404);
  expect((await admin.put('/api/announcements/1', NOTICE)).statusCode).toBe(404);
  expect((await admin.delete('/api/announcements/1')).statusCode).toBe(405);
});
