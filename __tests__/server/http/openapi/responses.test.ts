import { misshapen, readDocument } from '../../../helpers/server/openApi';
import type { ApiDocument } from '../../../helpers/server/openApi';
import { signInAsAdmin, startedFor } from '../../../helpers/server/testServer';
import type { TestResponse } from '../../../helpers/server/content';
import { ENDPOINTS } from '../../../helpers/server/endpoints';
import type { Endpoint, Targets } from '../../../helpers/server/endpoints';
import { buildImage, createSlider } from '../../../helpers/server/images';
import { callEndpoint, prepareTargets } from '../../../helpers/server/walk';

const server = startedFor('all');
let targets: Targets;
let api: ApiDocument;

beforeAll(async () => {
  targets = await prepareTargets(server);
  const headers = await signInAsAdmin(server);
  const { id } = await createSlider(server, headers, await buildImage());
  await server.app.inject({ method: 'DELETE', url: `/api/sliders/${id}`, headers });
  api = await readDocument(server);
});

const bodyOf = (response: TestResponse): unknown => (response.body === '' ? '' : response.json());

const call = (endpoint: Endpoint, headers: Record<string, string>) =>
  callEndpoint(server, targets, endpoint, headers);

/** One server handles all calls: deletions come after everything else, and restorations after them. */
const rankOf = ({ method, path }: Endpoint) =>
  path.endsWith('/restore') ? 2 : Number(method === 'DELETE');
const IN_ORDER = [...ENDPOINTS].sort((a, b) => rankOf(a) - rankOf(b));
/** It responds with the document itself, which other tests check. */
const HOLDS_ITSELF = '/api/openapi.json';

describe.each(IN_ORDER)('$method $path', (endpoint) => {
  const { method, path, success, who } = endpoint;

  it('responds exactly as the document says', async () => {
    const response = await call(endpoint, await signInAsAdmin(server));
    const body = bodyOf(response);
    expect(response.statusCode).toBe(success);
    expect(api.problemsOf(method, path, response, body)).toEqual([]);
    if (path === HOLDS_ITSELF) return;
    for (const other of misshapen(body)) {
      expect([other, api.problemsOf(method, path, response, other)]).not.toEqual([other, []]);
    }
  });

  it('rejects as the document says', async () => {
    if (who === 'anybody') return;
    const response = await call(endpoint, {});
    expect(response.statusCode).toBe(401);
    expect(api.problemsOf(method, path, response, bodyOf(response))).toEqual([]);
  });
});

it('has an item in every list, so that items are checked too', async () => {
  const headers = await signInAsAdmin(server);
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    const body = bodyOf(await call(endpoint, headers)) as { data?: unknown };
    if (Array.isArray(body.data))
      expect([endpoint.path, body.data]).not.toEqual([endpoint.path, []]);
  }
});

it.each([
  ['POST', '/api/announcements', '', { text: '' }, 422],
  ['POST', '/api/roles', '', {}, 422],
  ['GET', '/api/users', '?page=0', undefined, 422],
  ['GET', '/api/users/:id', '', undefined, 404],
] as const)('describes how %s %s%s is refused', async (method, path, query, payload, status) => {
  const headers = await signInAsAdmin(server);
  const url = path.replace(':id', '999') + query;
  const response = await server.app.inject({ method, url, headers, payload });
  expect(response.statusCode).toBe(status);
  expect(api.problemsOf(method, path, response, response.json())).toEqual([]);
});
