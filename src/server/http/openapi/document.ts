import { license, version } from '../../../../package.json';
import { PRIVILEGED_ROLE_SLUGS } from '../../../contract/permissions';
import { Message, Missing, Refusal } from '../../../contract/messages';
import { isRecord } from '../../../contract/records';
import type { Component, JsonSchema } from '../../../contract/shapes';
import { staleSaveOf } from '../../../contract/versioned';
import { KEY_FORM } from '../idempotency';
import type { Method, Operation } from './operation';

const DESCRIPTION =
  'Sign in with `POST /api/login` and send its token as a bearer token. Every response has the ' +
  'header `X-Request-Id`, and one to a call with a token `Session-Ends-In`, the seconds until the ' +
  'session ends however often it is used. `Server-Capabilities` names the groups of optional ' +
  'operations that the server has. A PUT may be sent as a POST, with `_method` or ' +
  '`X-HTTP-Method-Override: PUT` to say so explicitly. The front end works without the operations ' +
  'and fields that have `x-optional`.';

const FAILURES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'The caller is not signed in, or no longer.',
  403: 'The caller may not do this, or has to change a temporary password first.',
  404: 'Not found.',
  409: 'What is stored is in the way.',
  412: 'Somebody else has changed the entity since the version in `If-Match`.',
  413: 'The request, or a file in it, is too large.',
  415: 'The content type is not supported.',
  422: 'The input is not valid.',
  429: 'There were too many requests. `Retry-After` has the seconds to wait.',
};

const content = (schema: JsonSchema, contentType = 'application/json') => ({
  content: { [contentType]: { schema } },
});

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: KEY_FORM.source },
  description:
    'The same request, sent again with the same key within 24 hours, changes nothing and gets the ' +
    'same response.',
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The `ETag` of the version that was edited: another one is refused with 412.',
};

const REPLAYED = {
  schema: { type: 'string', enum: ['true'] },
  description: 'On a response that is repeated for its `Idempotency-Key`.',
};

const ETAG = { schema: { type: 'string' }, description: 'The version of the entity, in quotes.' };

const RESTORABLE_UNTIL = {
  schema: { type: 'string', format: 'date-time' },
  description:
    'Until when what was deleted can be restored. It is missing where the disk is nearly full: then it ' +
    'is deleted for good.',
};

/** The versioned entity of a response; null if it has none. */
function versionedIn(
  response: JsonSchema | null,
  components: readonly Component[],
): JsonSchema | null {
  const data = isRecord(response?.properties) ? response.properties.data : null;
  if (!isRecord(data)) return null;
  const isVersioned = components.some(
    ({ schema, fields }) => schema.$ref === data.$ref && fields.includes('version'),
  );
  return isVersioned ? data : null;
}

interface Described extends Operation {
  entity: JsonSchema | null;
}

const isConditional = ({ conditional, entity }: Described) =>
  conditional === true && entity !== null;

function headerParametersOf(operation: Described): JsonSchema[] {
  return [...(operation.saves ? [KEY] : []), ...(isConditional(operation) ? [IF_MATCH] : [])];
}

function headersOf({ saves, restorable, entity }: Described): JsonSchema {
  const headers = {
    ...(entity && { ETag: ETAG }),
    ...(saves && { 'Idempotency-Replayed': REPLAYED }),
    ...(restorable && { 'X-Restorable-Until': RESTORABLE_UNTIL }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function parametersOf(operation: Described): JsonSchema[] {
  const { path, request } = operation;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const properties = isRecord(request.query?.properties) ? request.query.properties : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  return [...inPath, ...inQuery, ...headerParametersOf(operation)];
}

/** One of the entries is enough. A permission is listed as a role of the token. */
function securityOf({ access }: Operation): Record<string, readonly string[]>[] {
  if (access === 'anybody') return [];
  if (access === 'signed-in' || access === 'any-session') return [{ token: [] }];
  const roles = access === 'privileged' ? PRIVILEGED_ROLE_SLUGS : [access].flat();
  return roles.map((role) => ({ token: [role] }));
}

function failuresOf(operation: Operation): number[] {
  const { access, path, request, conflicts, failures = [] } = operation;
  return [
    400,
    ...(request.body ? [413, 415] : []),
    ...failures,
    ...(access === 'anybody' ? [] : [401]),
    ...(access === 'anybody' || access === 'any-session' ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    ...(conflicts ? [409] : []),
    ...(request.body || request.query ? [422] : []),
  ];
}

const FAILURE_BODIES: Record<number, Component> = { 404: Missing, 422: Refusal };

function responsesOf(operation: Described): JsonSchema {
  const { statuses, response, contentType, entity } = operation;
  const body = response ? content(response, contentType) : {};
  const responses: Record<string, JsonSchema> = {};
  const success = { description: 'Done.', ...headersOf(operation), ...body };
  for (const status of statuses) responses[status] = success;
  if (entity && isConditional(operation)) {
    responses[412] = {
      description: FAILURES[412],
      ...content(staleSaveOf({ schema: entity }).schema),
    };
  }
  for (const status of failuresOf(operation)) {
    const { schema } = FAILURE_BODIES[status] ?? Message;
    responses[status] = { description: FAILURES[status], ...content(schema) };
  }
  responses.default = { description: 'Any other failure.', ...content(Message.schema) };
  return responses;
}

function operationId(method: Method, path: string): string {
  const words = path.replace('/api/', '/').replace(/:/g, 'by-').split(/\W+/).filter(Boolean);
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitals.join('');
}

/** If a PUT can also be sent as POST, the front end sends forms as POST and JSON as PUT. */
function isUnused({ methods, request }: Operation, method: Method): boolean {
  const sent = request.body?.contentType === 'multipart/form-data' ? 'POST' : 'PUT';
  return methods.length > 1 && method !== sent;
}

function describe(operation: Described, method: Method, isOptional: boolean): JsonSchema {
  const { path, request, summary } = operation;
  const [noun = ''] = path.replace('/api/', '').split(/\W/).filter(Boolean);
  return {
    operationId: operationId(method, path),
    summary,
    tags: [noun],
    ...((isOptional || isUnused(operation, method)) && { 'x-optional': true }),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(request.body && {
      requestBody: { required: true, ...content(request.body.schema, request.body.contentType) },
    }),
    responses: responsesOf(operation),
  };
}

/**
 * The OpenAPI 3.1 document of these endpoints. It is made from their declarations and has no stored
 * data.
 *
 * @param calls the endpoints that every back end must have
 * @param optional the endpoints that the front end can work without
 * @param components the schemas that the responses refer to
 */
export function buildDocument(
  calls: readonly Operation[],
  optional: readonly Operation[],
  components: readonly Component[],
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of [...calls, ...optional]) {
    const item = (paths[templateOf(operation.path)] ??= {});
    const described = { ...operation, entity: versionedIn(operation.response, components) };
    for (const method of operation.methods) {
      item[method.toLowerCase()] = describe(described, method, optional.includes(operation));
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Disaster Info back-office',
      version,
      description: DESCRIPTION,
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(components.map(({ name, component }) => [name, component])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
