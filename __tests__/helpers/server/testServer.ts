import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRIVILEGED_ROLE_SLUGS } from '../../../src/contract/permissions';
import { buildApp } from '../../../src/server/app';
import { loadConfig } from '../../../src/server/config/config';
import type { Limits } from '../../../src/server/config/config';
import { makeTrustedTime } from '../../../src/server/runtime/trustedTime';
import { issueMissedAlert } from '../../../src/server/feeds/issueAlert';
import { fillIfEmpty } from '../../../src/server/accounts/firstStart';
import { makeLifecycle } from '../../../src/server/http/lifecycle';
import type { Lifecycle } from '../../../src/server/http/lifecycle';
import { SearchQueue } from '../../../src/server/http/limits/searchQueue';
import type { Services } from '../../../src/server/http/services';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';
import { makePasswords } from '../../../src/server/accounts/passwords';
import { lastRecordedAt } from '../../../src/server/store/audit';
import { createRole, getRoleId } from '../../../src/server/store/roles';
import { openSession } from '../../../src/server/store/sessions';
import type { Db } from '../../../src/server/store/schema';
import { openStore } from '../../../src/server/store/engine/store';
import { createUser } from '../../../src/server/store/users';
import { makeTwoFactor } from '../../../src/server/accounts/twoFactor';
import { dropDatabase, openCopy, storeConfig } from './testDatabase';

export const ADMIN = { email: 'admin@example.org', password: 'correct horse' };

export interface Clock {
  /** The time that it shows. Setting it makes the clock jump. */
  ms: number;
  elapsedMs: number;
  advance(seconds: number): void;
}

/** The whole server on a real store in its own folder. Tests call it through `inject`. */
export interface TestServer {
  app: FastifyInstance;
  services: Services;
  lifecycle: Lifecycle;
  clock: Clock;
  dataDir: string;
  logLines: string[];
  stop(): Promise<void>;
}

export interface Options {
  dataDir?: string;
  databaseUrl?: string;
  staticDir?: string;
  trustProxy?: string;
  metricsToken?: string;
  /**
   * Environment variables of limits. With them, the server decodes images in a separate process.
   */
  limits?: Record<string, string>;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'server-test-'));

function makeClock(): Clock {
  return {
    ms: Date.parse('2026-06-05T03:00:00Z'),
    elapsedMs: 0,
    advance(seconds) {
      this.ms += seconds * 1000;
      this.elapsedMs += seconds * 1000;
    },
  };
}

let shared: ImageDecoder | undefined;

/** Scripts use the test servers, too. */
const isTest = 'afterAll' in globalThis;

if (isTest) afterAll(() => shared?.close());

/**
 * The decoder of all servers of a test file with the default limits, because each decoder starts a
 * process. It outlives its servers.
 */
function sharedDecoder(limits: Limits): ImageDecoder {
  if (!isTest) return makeImageDecoder(limits);
  shared ??= makeImageDecoder(limits);
  return { ...shared, close: () => Promise.resolve() };
}

/** The device of sessions that tests open directly in the store. */
export const DEVICE = { userAgent: 'Test/1.0', address: '127.0.0.1' };

/**
 * Starts a server whose only user is `ADMIN`. With a folder or a database it starts as the product
 * does, on the existing store. Otherwise it starts on a copy of a store that has had its first
 * start.
 */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const config = loadConfig({
    DATA_DIR: dataDir,
    STATIC_DIR: options.staticDir ?? join(dataDir, 'no-front-end'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: options.trustProxy,
    METRICS_TOKEN: options.metricsToken,
    PUBLIC_FEEDS: 'true',
    TOTP_KEY: '11'.repeat(32),
    ...options.limits,
  });
  const { databaseUrl } = options;
  const isNew = !options.dataDir && !databaseUrl;
  const copy = isNew ? await openCopy(dataDir) : null;
  const store =
    copy ?? openStore(databaseUrl ? { dataDir, databaseUrl } : await storeConfig(dataDir));
  const clock = makeClock();
  const { db } = store;
  const images = options.limits ? makeImageDecoder(config.limits) : sharedDecoder(config.limits);
  const now = () => new Date(clock.ms);
  const services = {
    db,
    images,
    now,
    trustedTime: makeTrustedTime(now, () => clock.elapsedMs),
    passwords: makePasswords(4),
    searches: new SearchQueue(),
    feeds: config.feeds,
    twoFactor: makeTwoFactor(config),
    maxSessionMs: config.maxSessionMs,
  };
  const lifecycle = makeLifecycle();
  const logLines: string[] = [];
  const logStream = { write: (line: string) => void logLines.push(line) };
  if (!copy) {
    await store.prepare();
    await fillIfEmpty(services, config.admin);
    services.trustedTime.continueFrom(await lastRecordedAt(db));
    await issueMissedAlert(db, config.feeds);
  }
  lifecycle.phase = 'ready';
  const app = buildApp({
    config,
    services,
    lifecycle,
    logStream,
    storeMetrics: store.metrics,
  });
  app.addHook('onClose', () => store.close());
  await app.ready();
  return {
    app,
    services,
    lifecycle,
    clock,
    dataDir,
    logLines,
    async stop() {
      await app.close();
      await dropDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Hooks for one server for all tests of a file or block, and for a new one for each test. */
const HOOKS = {
  all: () => [beforeAll, afterAll] as const,
  each: () => [beforeEach, afterEach] as const,
};

/**
 * Starts a server in Jest's hooks, and stops it in them.
 *
 * @param prepare further steps of its start
 * @returns the server, which is usable in tests and later hooks
 */
export function startedFor(
  when: keyof typeof HOOKS,
  options: Options = {},
  prepare?: (server: TestServer) => Promise<unknown>,
): TestServer {
  const [before, after] = HOOKS[when]();
  const server = {} as TestServer;
  before(async () => {
    Object.assign(server, await startTestServer(options));
    await prepare?.(server);
  });
  after(() => server.stop());
  return server;
}

let users = 0;

export function buildUser(more: { name?: string; email?: string; password?: string } = {}) {
  users += 1;
  return { name: `User ${users}`, email: `user${users}@example.org`, password: 'secret1', ...more };
}

export async function addUser(
  { services: { db, passwords, now } }: TestServer,
  permissions: readonly string[],
  user = buildUser(),
): Promise<number> {
  const name = { en: 'Tester', mm: 'စမ်းသပ်သူ' };
  const roleId = await createRole(db, { slug: `role-${user.email}`, name, permissions }, now());
  const passwordHash = await passwords.hash(user.password, null);
  return createUser(db, { ...user, passwordHash, roleId }, now());
}

export async function signIn(server: TestServer, ...permissions: string[]) {
  const { db, now } = server.services;
  const token = await openSession(db, await addUser(server, permissions), DEVICE, now());
  return { authorization: `Bearer ${token}` };
}

export async function signInAsAdmin(server: TestServer, slug = PRIVILEGED_ROLE_SLUGS[0]) {
  const { db, passwords, now } = server.services;
  const user = buildUser();
  const passwordHash = await passwords.hash(user.password, null);
  const roleId = await getRoleId(db, String(slug));
  const id = await createUser(db, { ...user, passwordHash, roleId }, now());
  return { authorization: `Bearer ${await openSession(db, id, DEVICE, now())}` };
}

/** Runs work on the store, and counts its queries. */
export async function countQueries({ services }: TestServer, work: (db: Db) => Promise<unknown>) {
  let queries = 0;
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await work(db);
  return queries;
}

/** The user who was added last. */
export const lastUser = ({ services: { db } }: TestServer) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

export const post = (
  { app }: TestServer,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url, payload, headers });

export function logIn(server: TestServer, email: string, password: string, remoteAddress?: string) {
  const payload = { email, password };
  return server.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
}
