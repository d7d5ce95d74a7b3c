import { Ajv2020 } from 'ajv/dist/2020';
import { isRecord } from '../../../../src/contract/records';
import { PRIVILEGED_ROLE_SLUGS } from '../../../../src/contract/permissions';
import { readDocument } from '../../../helpers/server/openApi';
import type { ApiDocument } from '../../../helpers/server/openApi';
import { startedFor, startTestServer } from '../../../helpers/server/testServer';
import { ENDPOINTS, isForAll } from '../../../helpers/server/endpoints';
import type { Targets } from '../../../helpers/server/endpoints';
import { prepareTargets } from '../../../helpers/server/walk';

const server = startedFor('all');
let targets: Targets;
let api: ApiDocument;

beforeAll(async () => {
  targets = await prepareTargets(server);
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
  const told = Object.values(api.document.paths as object).flatMap((item) =>
    Object.keys(item as object),
  );
  expect(told).toHaveLength(ENDPOINTS.length);
});

it('has no dangling reference', () => {
  const { components } = api.document as { components: { schemas: object } };
  const pointers = objectsIn(api.document).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...new Set(pointers)].sort()).toEqual(known.sort());
});

it('is for the signed-in, and the same with and without content', async () => {
  expect((await server.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(401);
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
