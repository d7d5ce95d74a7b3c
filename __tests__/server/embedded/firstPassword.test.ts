import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../helpers/server/bundle';
import { ADMIN, refusalOf, runServer, stopServer, whenReady } from '../../helpers/server/product';
import type { ChildServer } from '../../helpers/server/product';
import { signInOver } from '../../helpers/server/signInOver';
import { temporaryFolder } from '../../helpers/server/testServer';

let bundle: string;
let dataDir: string;
let child: ChildServer | undefined;

beforeAll(async () => {
  bundle = await bundleServer('first-password');
});

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(() => {
  child?.process.kill('SIGKILL');
  child = undefined;
  // The server behind the shell may still be writing.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const RANDOM = { ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' };

const TO_BE_CHANGED = '  It has to be changed at the first sign-in.';

const run = (command = [process.execPath, bundle]) =>
  runServer({ DATA_DIR: dataDir, ...RANDOM }, command);
const start = async () => whenReady(run());

it('keeps a random password out of its output, in a file until the password is another one', async () => {
  child = await start();
  const file = join(dataDir, 'first-password.txt');
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(child.output.join('\n')).toContain(`  password in the file ${file}`);
  expect(child.output.join('\n')).not.toContain(password);
  expect(child.output).toContain(TO_BE_CHANGED);
  await stopServer(child.process);

  child = await start();
  const headers = await signInOver(child.origin, { email, password });
  const { origin } = child;
  const read = async () => (await fetch(`${origin}/api/sliders`, { headers })).status;
  expect(await read()).toBe(403);
  const body = {
    old_password: password,
    new_password: 'a new one',
    new_password_confirmation: 'a new one',
  };
  const answer = await fetch(`${origin}/api/change-password`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  expect(await read()).toBe(200);
  await stopServer(child.process);

  child = await start();
  expect(existsSync(file)).toBe(false);
});

it('shows a random password at a terminal, and does not write it down', async () => {
  const shell = ['script', '-qec', `${process.execPath} ${bundle}`, '/dev/null'];
  child = await whenReady(run(shell));
  const password = / {2}password ([\w-]{16})/.exec(child.output.join('\n'))?.[1] ?? '';
  const headers = await signInOver(child.origin, { email: ADMIN.email, password });
  expect(headers.authorization).toMatch(/^Bearer [\w-]{43}$/);
  expect(child.output.map((line) => line.trimEnd())).toContain(TO_BE_CHANGED);
  expect(readdirSync(dataDir).filter((name) => !name.startsWith('store'))).toEqual([]);
});

it('creates no account where its password cannot be written', async () => {
  mkdirSync(join(dataDir, 'first-password.txt'));
  const [code, text] = await refusalOf(run());
  expect(code).toBe(1);
  expect(text).toMatch(/^The first password cannot be written to .* set ADMIN_PASSWORD/);
});
