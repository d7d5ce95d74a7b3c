import { Ajv2020 } from 'ajv/dist/2020';
import type { ErrorObject } from 'ajv/dist/2020';
import { isRecord } from '../../../src/contract/records';
import type { TestServer } from './testServer';
import { adminOf } from './content';
import type { TestResponse } from './content';

type Json = Record<string, unknown>;

function at(document: Json, ...path: string[]): Json {
  const place = path.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : null),
    document,
  );
  if (!isRecord(place)) throw new Error(`The document has no ${path.join(' ')}.`);
  return place;
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** A server's OpenAPI document, with a check of responses against it. */
export async function readDocument(server: TestServer) {
  const document = (await (await adminOf(server)).get('/api/openapi.json')).json<Json>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, (body: unknown) => ErrorObject[]>();
  const validator = (pointer: string) => {
    const validate = ajv.compile({ $ref: `document#/${pointer}` });
    return (body: unknown) => (validate(body) ? [] : (validate.errors ?? []));
  };
  const operation = (method: string, path: string) =>
    at(document, 'paths', pathOf(path), method.toLowerCase());
  return {
    document,
    operation,
    problemsOf(method: string, path: string, { statusCode }: TestResponse, body: unknown) {
      const responses = at(operation(method, path), 'responses');
      const response = at(responses, String(statusCode));
      if (!('content' in response)) return body === '' ? [] : ['There should be no body.'];
      const [type = ''] = Object.keys(at(response, 'content'));
      const place = ['paths', pathOf(path), method.toLowerCase(), 'responses', String(statusCode)];
      const keys = [...place, 'content', type, 'schema'];
      const pointer = keys.map((key) => key.replace(/~/g, '~0').replace(/\//g, '~1')).join('/');
      const check = compiled.get(pointer) ?? validator(encodeURI(pointer));
      compiled.set(pointer, check);
      return check(body).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

export type ApiDocument = Awaited<ReturnType<typeof readDocument>>;

/** Copies of a JSON value that lack a field or have an additional one, at any depth. */
export function* misshapen(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const other of misshapen(item)) yield value.with(index, other);
    }
  } else if (isRecord(value)) {
    yield { ...value, extra: null };
    for (const [key, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const other of misshapen(item)) yield { ...value, [key]: other };
    }
  }
}
