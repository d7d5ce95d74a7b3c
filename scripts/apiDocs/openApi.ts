import { isRecord } from '../../src/contract/records';

export type Json = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

interface Sent {
  kind: 'query' | 'JSON' | 'multipart form';
  schema: Json;
}

export interface Call {
  /** For example `POST /api/roles/{id}`. */
  name: string;
  /** Whether the front end can work without it. */
  isOptional: boolean;
  sent: Sent | null;
  statuses: string[];
  response: Json | null;
  permissions: string[];
}

function contentOf(value: unknown): { type: string; schema: Json } | null {
  const [entry] = Object.entries(recordOf(recordOf(value).content));
  return entry ? { type: entry[0], schema: recordOf(recordOf(entry[1]).schema) } : null;
}

function queryOf(operation: Json): Sent | null {
  const parameters: unknown[] = Array.isArray(operation.parameters) ? operation.parameters : [];
  const inQuery = parameters.map(recordOf).filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [String(name), schema]));
  return inQuery.length > 0 ? { kind: 'query', schema: { type: 'object', properties } } : null;
}

function sentOf(operation: Json): Sent | null {
  const body = contentOf(operation.requestBody);
  if (!body) return queryOf(operation);
  const kind = body.type === 'application/json' ? 'JSON' : 'multipart form';
  return { kind, schema: body.schema };
}

function permissionsOf({ security }: Json): string[] {
  const entries: unknown[] = Array.isArray(security) ? security : [];
  return entries.flatMap((entry) => recordOf(entry).token).map(String);
}

function callOf(method: string, path: string, operation: Json): Call {
  const responses = Object.entries(recordOf(operation.responses));
  const successes = responses.filter(([status]) => status.startsWith('2'));
  return {
    name: `${method.toUpperCase()} ${path}`,
    isOptional: operation['x-optional'] === true,
    sent: sentOf(operation),
    statuses: successes.map(([status]) => status),
    response: contentOf(successes[0]?.[1])?.schema ?? null,
    permissions: permissionsOf(operation),
  };
}

export function callsOf(document: Json): Call[] {
  return Object.entries(recordOf(document.paths)).flatMap(([path, item]) =>
    Object.entries(recordOf(item)).map(([method, operation]) =>
      callOf(method, path, recordOf(operation)),
    ),
  );
}

/** The names of the fields that an object of every back end must have. */
export function requiredOf({ required, properties }: Json): unknown[] {
  const isOptional = (name: string) => recordOf(recordOf(properties)[name])['x-optional'] === true;
  return Array.isArray(required) ? required.filter((name) => !isOptional(String(name))) : [];
}

export function entityOf({ $ref }: Json): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** The entities in the responses of these calls, including nested ones. */
export function entitiesIn(document: Json, calls: readonly Call[]): [name: string, schema: Json][] {
  const schemas = recordOf(recordOf(document.components).schemas);
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const name = entityOf(recordOf(value));
    if (name && !found.has(name)) {
      found.add(name);
      visit(schemas[name]);
    }
    Object.values(recordOf(value)).forEach(visit);
  };
  for (const { response } of calls) visit(response);
  return Object.entries(schemas).flatMap(([name, schema]) =>
    found.has(name) ? [[name, recordOf(schema)]] : [],
  );
}
