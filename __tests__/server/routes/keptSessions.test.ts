import { rmSync } from 'node:fs';
import { closeSession, openSession } from '../../../src/server/store/sessions';
import { inSnapshot } from '../../../src/server/store/store';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { addUser, DEVICE, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

const HOUR = 3600;
/** For those who may edit announcements. */
const TEMPLATES = '/api/announcement-templates';

let dataDir: string;
/** Two processes on one store. */
let one: TestServer;
let other: TestServer;

beforeEach(async () => {
  dataDir = temporaryFolder();
  const options = { dataDir, limits: { SESSION_MAX_DAYS: '1' } };
  one = await startTestServer(options);
  other = await startTestServer(options);
});

afterEach(async () => {
  for (const { app } of [one, other]) await app.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

async function open(...permissions: string[]) {
  const { db, now } = one.services;
  const id = await addUser(one, permissions);
  return { id, token: await openSession(db, id, DEVICE, now()) };
}

async function statusOf(token: string, url = '/api/sliders'): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await one.app.inject({ url, headers })).statusCode;
}

it('ends a session that nobody uses, though nothing was written since it was read', async () => {
  const { token } = await open();
  expect(await statusOf(token)).toBe(200);
  one.clock.advance(12 * HOUR);
  expect(await statusOf(token)).toBe(401);
});

it('ends a session in use, though nothing was written since it was read', async () => {
  const { token } = await open();
  for (const hours of [11, 11, 1.99]) {
    one.clock.advance(hours * HOUR);
    // The first request prolongs the session, which is read once more.
    expect([await statusOf(token), await statusOf(token)]).toEqual([200, 200]);
  }
  one.clock.advance(0.01 * HOUR);
  expect(await statusOf(token)).toBe(401);
});

it('keeps a session for its own token', async () => {
  const { token } = await open();
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(`${token}x`)).toBe(401);
});

it('refuses at once who loses a right, whichever process takes it', async () => {
  const { id, token } = await open('announcement-edit');
  for (const { services } of [one, other]) {
    const { db } = services;
    const user = await db
      .selectFrom('users')
      .select('role_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rights = await db
      .selectFrom('role_permissions')
      .selectAll()
      .where('role_id', '=', user.role_id)
      .execute();
    expect(await statusOf(token, TEMPLATES)).toBe(200);
    await db.deleteFrom('role_permissions').where('role_id', '=', user.role_id).execute();
    expect(await statusOf(token, TEMPLATES)).toBe(403);
    await db.insertInto('role_permissions').values(rights).execute();
  }
  expect(await statusOf(token, TEMPLATES)).toBe(200);
});

it('refuses who was signed out while this process reads the store as it was before', async () => {
  const { token } = await open();
  expect(await statusOf(token)).toBe(200);
  const { status } = await inSnapshot(one.services.db, async (snapshot) => {
    await snapshot.selectFrom('sessions').select('user_id').execute();
    await closeSession(other.services.db, token);
    // Answered once the snapshot is closed.
    return { status: statusOf(token) };
  });
  expect(await status).toBe(401);
});
