import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { removeStalePassword } from '../../../src/server/accounts/firstStart';
import { copyPrepared } from '../../helpers/server/testDatabase';
import { ADMIN, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import { bundleServer } from '../../helpers/server/bundle';
import {
  ADMIN as FIRST_ADMIN,
  postJson,
  refusalOf,
  runServer,
  signInOver,
  stopServer,
  whenReady,
} from '../../helpers/server/product';
import type { ChildServer } from '../../helpers/server/product';

let bundle: string;
let dataDir: string;
let child: ChildServer | undefined;

beforeAll(async () => {
  bundle = await bundleServer('process');
});

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(() => {
  child?.process.kill('SIGKILL');
  child = undefined;
  // A server behind a shell may still be writing.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const run = (env?: Record<string, string>) =>
  runServer({ DATA_DIR: dataDir, ...env }, [process.execPath, bundle]);
const start = async (env?: Record<string, string>) => whenReady(run(env));

/** Begins a login and waits until the server has the headers and waits for the body. */
async function beginLogin(origin: string) {
  const body = JSON.stringify(ADMIN);
  const expect = '100-continue';
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect,
  };
  const pending = request(`${origin}/api/login`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    pending.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  pending.flushHeaders();
  await once(pending, 'continue');
  return { status, finish: () => pending.end(body) };
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

const POLL_MS = 10;

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(POLL_MS);
}

/** A running request finishes and new ones get 503, then the server ends with the exit code 0. */
async function expectGracefulStop(signal: NodeJS.Signals): Promise<void> {
  const { origin, process } = child as ChildServer;
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  const running = await beginLogin(origin);
  const exit = once(process, 'exit');
  process.kill(signal);
  await waitFor(async () => (await statusOf(`${origin}/healthz`)) === 503);
  expect(await statusOf(`${origin}/readyz`)).toBe(503);
  expect(await statusOf(`${origin}/api/sliders`)).toBe(503);
  running.finish();
  expect(await running.status).toBe(200);
  expect(await exit).toEqual([0, null]);
}

it('stops on SIGTERM: a running request finishes, new ones get 503, and the exit code is 0', async () => {
  await copyPrepared(dataDir);
  child = await start({ LOG_LEVEL: 'silent' });
  await expectGracefulStop('SIGTERM');
});

it('ignores SIGHUP under nohup, and SIGUSR1 and SIGUSR2 always, and stops on SIGINT', async () => {
  await copyPrepared(dataDir);
  const command = ['nohup', process.execPath, bundle];
  const run = runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, command);
  const errors = text(run.stderr ?? Readable.from([]));
  child = await whenReady(run);
  for (const signal of ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const) run.kill(signal);
  await expectGracefulStop('SIGINT');
  // Node would say here that its debugger listens.
  expect(await errors).toBe('');
});

it.each([
  ['PORT', { PORT: 'http' }, /^PORT must be a whole number/],
  ['HOST', { HOST: '203.0.113.1' }, /^This machine does not have the address 203\.0\.113\.1\./],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }, /set DATA_DIR to another folder\.$/],
])('ends with a sentence and the code 1 when %s cannot be used', async (_name, env, sentence) => {
  const [code, text] = await refusalOf(run(env));
  expect(code).toBe(1);
  expect(text.trim()).toMatch(sentence);
  expect(text.trim()).not.toContain('\n');
});

it('shows no password that the operator chose, and ends with a sentence when its port is taken', async () => {
  child = await start();
  expect(child.output.join('\n')).toContain('as set in ADMIN_PASSWORD');
  expect(child.output.join('\n')).not.toContain(FIRST_ADMIN.password);
  const { port } = new URL(child.origin);
  const second = run({ PORT: port, DATA_DIR: join(dataDir, 'other') });
  expect(await refusalOf(second)).toEqual([
    1,
    `Port ${port} is in use by another program. Set PORT to a free one.\n`,
  ]);
});

const RANDOM = { ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' };
const TO_BE_CHANGED = '  It has to be changed at the first sign-in.';

it('writes a random password to a file until it is changed, and not to its output', async () => {
  child = await start(RANDOM);
  const file = join(dataDir, 'first-password.txt');
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(child.output.join('\n')).toContain(`  password in the file ${file}`);
  expect(child.output.join('\n')).not.toContain(password);
  expect(child.output).toContain(TO_BE_CHANGED);
  const { origin } = child;
  const headers = await signInOver(origin, { email, password });
  const read = async () => (await fetch(`${origin}/api/sliders`, { headers })).status;
  expect(await read()).toBe(403);
  const [old_password, new_password] = [password, 'a new one'];
  const body = { old_password, new_password, new_password_confirmation: new_password };
  expect((await postJson(`${origin}/api/change-password`, body, headers)).status).toBe(200);
  expect(await read()).toBe(200);
  await stopServer(child.process);

  child = await start(RANDOM);
  expect(existsSync(file)).toBe(false);
});

it('keeps the file with the first password until the account has another one', async () => {
  const server = await startTestServer();
  const file = join(dataDir, 'first-password.txt');
  writeFileSync(file, `${ADMIN.email}\n${ADMIN.password}\n`);
  await removeStalePassword(server.services, file);
  expect(existsSync(file)).toBe(true);
  const password_hash = await server.services.passwords.hash('a new one', null);
  await server.services.db.updateTable('users').set({ password_hash }).execute();
  await removeStalePassword(server.services, file);
  expect(existsSync(file)).toBe(false);
  await server.stop();
});

it('shows a random password at a terminal, not in a file, and closes its store with the terminal', async () => {
  const shell = ['script', '-qec', `${process.execPath} ${bundle}`, '/dev/null'];
  child = await whenReady(runServer({ DATA_DIR: dataDir, ...RANDOM }, shell));
  const password = / {2}password ([\w-]{19})/.exec(child.output.join('\n'))?.[1] ?? '';
  const headers = await signInOver(child.origin, { email: FIRST_ADMIN.email, password });
  expect(headers.authorization).toMatch(/^Bearer [\w-]{43}$/);
  expect(child.output.map((line) => line.trimEnd())).toContain(TO_BE_CHANGED);
  expect(readdirSync(dataDir).filter((name) => !name.startsWith('store'))).toEqual([]);
  const log = join(dataDir, 'store.sqlite-wal');
  expect(existsSync(log)).toBe(true);
  child.process.kill('SIGKILL');
  await waitFor(() => Promise.resolve(!existsSync(log)));
});

it('creates no account where its password cannot be written', async () => {
  mkdirSync(join(dataDir, 'first-password.txt'));
  const [code, text] = await refusalOf(run(RANDOM));
  expect(code).toBe(1);
  expect(text).toMatch(/^The first password cannot be written to .* set ADMIN_PASSWORD/);
});
