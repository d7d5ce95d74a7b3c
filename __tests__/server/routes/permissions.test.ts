import fastify from 'fastify';
import {
  isPrivilegedSlug,
  PERMISSION_SLUGS,
  PRIVILEGED_ROLE_SLUGS,
} from '../../../src/contract/permissions';
import { allRoutes } from '../../../src/server/routes/allRoutes';
import { signIn, signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { buildCategory, clientOf } from '../../helpers/server/content';
import { ENDPOINTS, isForAll } from '../../helpers/server/endpoints';
import type { Endpoint, Targets, Who } from '../../helpers/server/endpoints';
import { callEndpoint, prepareTargets } from '../../helpers/server/walk';

const CALLERS = ['no token', 'no permission', ...PERMISSION_SLUGS, ...PRIVILEGED_ROLE_SLUGS];

type Headers = Record<string, string>;

const server = startedFor('all');
let targets: Targets;
/** The sessions of all callers. */
let sessions: Map<string, Headers>;

// One server for all tests. The deletion of an entity is the last of its endpoints.
beforeAll(async () => {
  targets = await prepareTargets(server);
  sessions = new Map();
  for (const caller of CALLERS) sessions.set(caller, await openSessionOf(caller));
});

function openSessionOf(caller: string): Promise<Headers> {
  if (caller === 'no token') return Promise.resolve({});
  if (isPrivilegedSlug(caller)) return signInAsAdmin(server, caller);
  const isKnown = (PERMISSION_SLUGS as readonly string[]).includes(caller);
  return signIn(server, ...(isKnown ? [caller] : []));
}

async function headersOf(caller: string, { path }: Endpoint): Promise<Headers> {
  const endsSessions = /logout|password/.test(path);
  return endsSessions ? openSessionOf(caller) : (sessions.get(caller) ?? {});
}

const call = async (endpoint: Endpoint, headers: Headers) =>
  (await callEndpoint(server, targets, endpoint, headers)).statusCode;

/** The callers whom the route accepts. */
function callersLetIn(who: Who): string[] {
  if (who === 'anybody') return CALLERS;
  if (isForAll(who)) return CALLERS.filter((caller) => caller !== 'no token');
  const slugs: readonly string[] = [who].flat();
  return CALLERS.filter((caller) => slugs.includes(caller) || isPrivilegedSlug(caller));
}

/** Every registered route as `GET /api/…`, without those for HEAD and preflights. */
async function routesOf({ services }: TestServer): Promise<string[]> {
  const app = fastify();
  const found: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    found.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  for (const add of allRoutes) add(app, services);
  await app.ready();
  return found.filter((name) => !/^(HEAD|OPTIONS) /.test(name)).sort();
}

it('knows every route that the server has', async () => {
  const expected = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(await routesOf(server)).toEqual(expected.sort());
});

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  const { who, success } = endpoint;

  it(`lets in only permitted callers: ${[who].flat().join(' or ')}`, async () => {
    const responses = new Map<string, number>();
    for (const caller of CALLERS) {
      responses.set(caller, await call(endpoint, await headersOf(caller, endpoint)));
    }
    const letIn = callersLetIn(who);
    for (const [caller, status] of responses) {
      const refused = caller === 'no token' ? 401 : 403;
      const isRefused = status === 401 || status === 403;
      expect([caller, isRefused]).toEqual([caller, !letIn.includes(caller)]);
      if (isRefused) expect([caller, status]).toEqual([caller, refused]);
    }
    expect(responses.get(letIn[0] ?? '')).toBe(success);
  });
});

it('refuses before it reads what was sent', async () => {
  const headers = { ...(await signIn(server)), 'content-type': 'application/json' };
  const request = { method: 'POST' as const, url: '/api/sliders', payload: '{broken', headers };
  expect((await server.app.inject(request)).statusCode).toBe(403);
});

it('judges by the permissions of this moment, not of the login', async () => {
  const editor = clientOf(server, await signIn(server, 'category-create'));
  expect((await editor.post('/api/categories', buildCategory())).statusCode).toBe(201);
  await server.services.db.deleteFrom('role_permissions').execute();
  expect((await editor.post('/api/categories', buildCategory())).statusCode).toBe(403);
});
