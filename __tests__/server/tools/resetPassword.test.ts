import { existsSync, readdirSync, rmSync } from 'node:fs';
import { openSession } from '../../../src/server/store/sessions';
import { enableTwoFactor, storeSecret } from '../../../src/server/store/twoFactor';
import { openStore } from '../../../src/server/store/engine/store';
import { shown, trailOf } from '../../helpers/server/audit';
import { runTool } from '../../helpers/server/bundle';
import { clientOf } from '../../helpers/server/content';
import { sessionOf, statusWith } from '../../helpers/server/recovery';
import { dropDatabase, storeConfig } from '../../helpers/server/testDatabase';
import {
  ADMIN,
  DEVICE,
  logIn,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';

async function run(dataDir: string, ...args: string[]) {
  const { databaseUrl } = await storeConfig(dataDir);
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return runTool('resetPassword', env, ...args);
}

it('gives a temporary password while the server runs', async () => {
  const server = await startTestServer();
  server.clock.ms = Date.now();
  const headers = await sessionOf(server, ADMIN);
  for (let count = 0; count < 5; count += 1) await logIn(server, ADMIN.email, 'wrong');
  const { code, output, errors } = await run(server.dataDir, ` ${ADMIN.email.toUpperCase()} `);
  expect([code, errors]).toEqual([0, '']);
  const [, password = ''] =
    /^Temporary password of admin@example\.org: ([\w-]{19}) \(until \d{4}-\d\d-\d\d \d\d:\d\d UTC; it has to be changed at the next sign-in\)\n$/.exec(
      output,
    ) ?? [];
  expect((await clientOf(server, headers).get('/api/sliders')).statusCode).toBe(401);
  expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(401);
  const login = await logIn(server, ADMIN.email, password);
  expect(login.json()).toMatchObject({ user: { must_change_password: true } });
  const reset = (await trailOf(server)).map(shown).find(({ address }) => address === 'console');
  expect(reset).toMatchObject({ user: null, action: 'reset-password', noun: 'user', noun_id: 1 });
  expect(JSON.stringify(await trailOf(server))).not.toContain(password);
  await server.stop();
});

it('turns two-factor sign-in off, and leaves the password', async () => {
  const server = await startTestServer();
  const { db } = server.services;
  const now = server.services.now();
  await storeSecret(db, 1, 'sealed', now);
  await enableTwoFactor(db, 1, now);
  const headers = { authorization: `Bearer ${await openSession(db, 1, DEVICE, now, true)}` };
  expect(await statusWith(server, headers)).toBe(200);
  expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(401);
  const { code, output } = await run(server.dataDir, ADMIN.email, '--two-factor');
  expect([code, output]).toEqual([
    0,
    'The two-factor sign-in of admin@example.org is off now, and all sessions have ended; the password stays as it is.\n',
  ]);
  expect(await statusWith(server, headers)).toBe(401);
  expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(200);
  const reset = (await trailOf(server)).map(shown).find(({ address }) => address === 'console');
  expect(reset).toMatchObject({ user: null, action: 'reset-two-factor', noun: 'user', noun_id: 1 });
  await server.stop();
});

it('names an unknown address, and changes nothing', async () => {
  const server = await startTestServer();
  const { code, output, errors } = await run(server.dataDir, 'nobody@example.org');
  expect([code, output]).toEqual([1, '']);
  expect(errors).toBe('There is no account with the e-mail address nobody@example.org.\n');
  expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(200);
  await server.stop();
});

it('asks for an address', async () =>
  expect(await run('/nowhere')).toEqual({
    code: 1,
    output: '',
    errors: 'Name the account: npm run reset-password -- EMAIL [--two-factor]\n',
  }));

it('refuses a store that no server has used, and leaves it empty', async () => {
  const dataDir = temporaryFolder();
  const { code, errors } = await run(dataDir, ADMIN.email);
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no store at |^No server of this version has used the store /);
  expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  const config = await storeConfig(dataDir);
  if (config.databaseUrl) {
    const store = openStore(config);
    expect(await store.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await store.close();
  }
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});
