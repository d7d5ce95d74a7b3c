import { signIn, signInAsAdmin, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, clientOf, dataOf, idsOf } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
});

afterEach(() => server.stop());

const NOTICE = { text: 'Heavy rain.', type: 'be careful' };
const create = () => admin.post('/api/announcements', NOTICE);

describe('while there is an announcement', () => {
  const ONLY = { message: 'There is an announcement already. Edit it.' };

  it('responds 409 to another creation, also to those with no right to edit', async () => {
    const client = clientOf(server, await signIn(server, 'announcement-create'));
    const { id } = dataOf(await client.post('/api/announcements', NOTICE));
    const fine = { text: 'All clear', type: 'pleasant' };
    for (const one of [client, admin]) {
      const response = await one.post('/api/announcements', fine);
      expect([response.statusCode, response.json()]).toEqual([409, ONLY]);
    }
    expect(idsOf(await admin.get('/api/announcements'))).toEqual([id]);
    await admin.put(`/api/announcements/${id}`, { ...NOTICE, text: '' });
    expect((await create()).statusCode).toBe(409);
  });

  it('repeats the first response to the creation with the same key', async () => {
    const headers = { ...(await signInAsAdmin(server)), 'idempotency-key': 'one-announcement' };
    const keyed = clientOf(server, headers);
    const responses = [
      await keyed.post('/api/announcements', NOTICE),
      await keyed.post('/api/announcements', NOTICE),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses[1]?.body).toBe(responses[0]?.body);
  });

  it('lets one of several creations at once through', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => create()));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(idsOf(await admin.get('/api/announcements'))).toHaveLength(1);
  });
});
