import { misshapen, readDocument } from '../../../helpers/server/openApi';
import type { ApiDocument } from '../../../helpers/server/openApi';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import type { Answer } from '../../../helpers/server/content';
import { ENDPOINTS } from '../../../helpers/server/endpoints';
import type { Endpoint, Targets } from '../../../helpers/server/endpoints';
import { callEndpoint, prepareTargets } from '../../../helpers/server/walk';

let server: TestServer;
let targets: Targets;
let api: ApiDocument;

beforeAll(async () => {
  server = await startTestServer();
  targets = await prepareTargets(server);
  api = await readDocument(server);
});

afterAll(() => server.stop());

const bodyOf = (answer: Answer): unknown => (answer.body === '' ? '' : answer.json());

const call = (endpoint: Endpoint, headers: Record<string, string>) =>
  callEndpoint(server, targets, endpoint, headers);

/** One server answers all calls: nothing is deleted before everything else has been called. */
const IN_ORDER = [...ENDPOINTS].sort(
  (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
);
/** Its response is the document itself, which other tests check. */
const HOLDS_ITSELF = '/api/openapi.json';

describe.each(IN_ORDER)('$method $path', (endpoint) => {
  const { method, path, success, who } = endpoint;

  it('answers as the document describes, not a field more or less', async () => {
    const answer = await call(endpoint, await signInAsAdmin(server));
    const body = bodyOf(answer);
    expect(answer.statusCode).toBe(success);
    expect(api.problemsOf(method, path, answer, body)).toEqual([]);
    if (path === HOLDS_ITSELF) return;
    for (const other of misshapen(body)) {
      expect([other, api.problemsOf(method, path, answer, other)]).not.toEqual([other, []]);
    }
  });

  it('refuses as the document describes', async () => {
    if (who === 'anybody') return;
    const answer = await call(endpoint, {});
    expect(answer.statusCode).toBe(401);
    expect(api.problemsOf(method, path, answer, bodyOf(answer))).toEqual([]);
  });
});

it('has no empty list, so that the items of lists are checked too', async () => {
  const headers = await signInAsAdmin(server);
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    const body = bodyOf(await call(endpoint, headers)) as { data?: unknown };
    if (Array.isArray(body.data))
      expect([endpoint.path, body.data]).not.toEqual([endpoint.path, []]);
  }
});

it.each([
  ['POST', '/api/announcements', { text: '' }],
  ['POST', '/api/roles', {}],
  ['POST', '/api/users', { email: 'x' }],
] as const)('describes how %s %s is refused', async (method, path, payload) => {
  const headers = await signInAsAdmin(server);
  const answer = await server.app.inject({ method, url: path, headers, payload });
  expect(answer.statusCode).toBe(422);
  expect(api.problemsOf(method, path, answer, answer.json())).toEqual([]);
});

it('describes how an invalid page and a missing resource are refused', async () => {
  const headers = await signInAsAdmin(server);
  const page = await server.app.inject({ url: '/api/users?page=0', headers });
  expect(page.statusCode).toBe(422);
  expect(api.problemsOf('GET', '/api/users', page, page.json())).toEqual([]);
  const thing = await server.app.inject({ url: '/api/users/999', headers });
  expect(thing.statusCode).toBe(404);
  expect(api.problemsOf('GET', '/api/users/:id', thing, thing.json())).toEqual([]);
});
