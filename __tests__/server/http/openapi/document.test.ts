import { Ajv2020 } from 'ajv/dist/2020';
import { isRecord } from '../../../../src/contract/records';
import { PRIVILEGED_ROLE_SLUGS } from '../../../../src/contract/permissions';
import { loadConfig } from '../../../../src/server/config/config';
import { feedsOf } from '../../../../src/server/feeds/feeds';
import { FEEDS } from '../../../helpers/server/feeds';
import { addAuditRecord } from '../../../helpers/server/audit';
import { misshapen, readDocument } from '../../../helpers/server/openApi';
import type { ApiDocument } from '../../../helpers/server/openApi';
import { signInAsAdmin, startedFor, startTestServer } from '../../../helpers/server/testServer';
import { dataOf } from '../../../helpers/server/content';
import type { TestResponse } from '../../../helpers/server/content';
import { ENDPOINTS, isForAll } from '../../../helpers/server/endpoints';
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
  // The first start adds no audit record for its role and user.
  for (const entity of ['role', 'user'] as const) {
    const after: object = dataOf(await server.app.inject({ url: `/api/${entity}s/1`, headers }));
    await addAuditRecord(server, { entity, after });
  }
  api = await readDocument(server);
});

/** Every object inside a value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const parametersOf = (method: string, path: string) =>
  objectsIn(api.operation(method, path).parameters).filter(({ name }) => name !== undefined);

it('is of version 3.1 and describes every endpoint under a unique id', () => {
  expect(api.document.openapi).toBe('3.1.0');
  const ids = ENDPOINTS.map(({ method, path }) => api.operation(method, path).operationId);
  expect(new Set(ids).size).toBe(ENDPOINTS.length);
  const told = Object.entries(api.document.paths as object).flatMap(([path, item]) =>
    path.startsWith('/feeds/') ? [] : Object.keys(item as object),
  );
  expect(told).toHaveLength(ENDPOINTS.length);
});

it('describes every feed, and gives each operation a short summary of its own', () => {
  const { feeds } = loadConfig({ PUBLIC_FEEDS: 'true', ...FEEDS });
  if (!feeds) throw new Error('The feeds are off.');
  for (const { path, type } of feedsOf(feeds)) {
    const { responses } = api.operation('GET', path);
    expect(responses).toMatchObject({ 200: { content: { [type]: {} } } });
  }
  const summaries = objectsIn(api.document.paths).flatMap(({ summary }) => summary ?? []);
  for (const summary of summaries) expect(summary).toMatch(/^[A-Z][\w .-]{4,58}\w$/);
  const forms = ENDPOINTS.filter(({ method }) => method === 'PUT').length;
  expect(new Set(summaries).size).toBe(summaries.length - forms);
});

it('has no dangling reference', () => {
  const { components } = api.document as { components: { schemas: object } };
  const pointers = objectsIn(api.document).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...new Set(pointers)].sort()).toEqual(known.sort());
});

it('is for the signed-in, and the same with and without content', async () => {
  const refused = await server.app.inject({ url: '/api/openapi.json' });
  expect(refused.statusCode).toBe(401);
  expect(api.problemsOf('GET', '/api/openapi.json', refused, refused.json())).toEqual([]);
  const empty = await startTestServer();
  expect((await readDocument(empty)).document).toEqual(api.document);
  await empty.stop();
});

it.each(ENDPOINTS)('describes who may call $method $path', ({ method, path, who }) => {
  const { security, responses } = api.operation(method, path);
  const roles = who === 'privileged' ? PRIVILEGED_ROLE_SLUGS : [who].flat();
  const isOpen = who === 'anybody';
  const expected = isForAll(who) ? [{ token: [] }] : roles.map((role) => ({ token: [role] }));
  expect(security).toEqual(isOpen ? [] : expected);
  expect(Object.keys(responses as object).includes('401')).toBe(!isOpen);
  expect(Object.keys(responses as object).includes('403')).toBe(!isOpen && who !== 'any-session');
});

it.each(ENDPOINTS)('names the parameters in the path of $method $path', ({ method, path }) => {
  const named = parametersOf(method, path).filter((parameter) => parameter.in === 'path');
  expect(named.map(({ name }) => `:${String(name)}`)).toEqual(path.match(/:\w+/g) ?? []);
});

function bodySchema(method: string, path: string, type: string): Record<string, unknown> {
  const { requestBody } = api.operation(method, path) as {
    requestBody: { content: Record<string, { schema: Record<string, unknown> }> };
  };
  return requestBody.content[type]?.schema ?? {};
}

const WITH_BODY = ENDPOINTS.filter(({ sent }) => sent?.body);

it.each(WITH_BODY)('describes the body of $method $path', ({ method, path, sent }) => {
  const body = sent?.body?.(targets);
  const isForm = body === targets.slider || body === targets.post;
  const schema = bodySchema(method, path, isForm ? 'multipart/form-data' : 'application/json');
  expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) as object });
  if (isForm) return;
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect([fits(body), fits({})]).toEqual([true, false]);
});

const isJson = ({ headers }: TestResponse) =>
  String(headers['content-type']).startsWith('application/json');
const bodyOf = (response: TestResponse): unknown =>
  isJson(response) ? response.json() : response.body;

const call = (endpoint: Endpoint, headers: Record<string, string>) =>
  callEndpoint(server, targets, endpoint, headers);

/**
 * One server handles all calls, so deletions come after all other calls, and restorations after
 * them.
 */
const rankOf = ({ method, path }: Endpoint) =>
  path.endsWith('/restore') ? 2 : Number(method === 'DELETE');
const IN_ORDER = [...ENDPOINTS].sort((a, b) => rankOf(a) - rankOf(b));
/** Its response is the document itself, which other tests check. */
const HOLDS_ITSELF = '/api/openapi.json';

describe.each(IN_ORDER)('$method $path', (endpoint) => {
  const { method, path, success } = endpoint;

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
});

it('has an item in every list, so that items are checked too', async () => {
  const headers = await signInAsAdmin(server);
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    const body = bodyOf(await call(endpoint, headers));
    if (isRecord(body) && Array.isArray(body.data))
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
