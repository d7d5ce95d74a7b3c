import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { makeExamples } from '../../../../scripts/apiDocs/examples';
import { withCalls } from '../../../../scripts/apiDocs/markdown';
import { NOTES } from '../../../../scripts/apiDocs/notes';
import { callsOf, entitiesIn, requiredOf } from '../../../../scripts/apiDocs/openApi';
import { isRecord } from '../../../../src/contract/records';
import { readDocument } from '../../../helpers/server/openApi';
import { startTestServer } from '../../../helpers/server/testServer';

let document: Record<string, unknown>;

beforeAll(async () => {
  const server = await startTestServer();
  ({ document } = await readDocument(server));
  await server.stop();
});

const neededCalls = () => callsOf(document).filter(({ isOptional }) => !isOptional);
const read = (path: string) => readFileSync(path, 'utf8');

/** The calls of the specification's table, in which the update of a slider is a PUT. */
function specifiedCalls(): string[] {
  const [, section = ''] = read('docs/specification/api.md').split('\n## Calls\n');
  const [table = ''] = section.split('Of our server only:');
  const names = [...table.matchAll(/^\| ([A-Z]+ \/\S+)/gm)].map(([, name]) => String(name));
  return names.map((name) => name.replace('PUT /api/sliders', 'POST /api/sliders'));
}

/** The fields of a schema that a text does not name; every update compares `version`, which no page repeats. */
const unnamedIn = (text: string, schema: Record<string, unknown>) =>
  Object.keys(isRecord(schema.properties) ? schema.properties : {})
    .filter((field) => field !== 'version')
    .filter((field) => !new RegExp(`\`${field.replace('[]', '')}\\b`).test(text));

/** The first two cells of each row of a page of the specification. */
const rowsOf = (page: string) =>
  [...read(`docs/specification/${page}`).matchAll(/^\| ([^|]+?) +\| ([^|]*)/gm)].map(
    ([, name = '', cell = '']) => ({ name, cell }),
  );

/** A schema as JSON, without the requirement of fields that only our server has. */
const withoutOptional = (schema: object) =>
  JSON.stringify(schema, (_key, value: unknown) =>
    isRecord(value) && isRecord(value.properties)
      ? { ...value, required: requiredOf(value) }
      : value,
  );

// If one of these two fails, run: npm run docs:api
it('is published as docs/openapi.json', () =>
  expect(JSON.parse(read('docs/openapi.json'))).toEqual(document));

it('describes the calls in docs/own-server.md', () => {
  const page = read('docs/own-server.md');
  expect(withCalls(page, document)).toBe(page);
});

it('marks as optional whatever the specification does not name as a call', () => {
  const names = neededCalls().map(({ name }) => name);
  expect(names.sort()).toEqual(specifiedCalls().sort());
});

it('has no field that the specification lacks in its entities and its table of calls', () => {
  const entities = new Map(entitiesIn(document, callsOf(document)));
  const calls = new Map(callsOf(document).map((call) => [call.name, call.sent?.schema]));
  // Other cells refer to another row or page.
  const isList = ({ cell }: { cell: string }) => /^(?:multipart[^:]*: )?`/.test(cell);
  const problems = [...rowsOf('entities.md'), ...rowsOf('api.md')].filter(isList).map((row) => {
    const entity = row.name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
    const schema = entities.get(entity) ?? calls.get(row.name) ?? {};
    return [row.name, unnamedIn(row.cell, schema)];
  });
  expect(problems.filter(([, fields]) => fields?.length)).toEqual([]);
});

it('has an example of every request and response, which fits its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...(JSON.parse(withoutOptional(document)) as object), $id: 'api' });
  const examples = makeExamples(document);
  const problems = neededCalls().flatMap((call) => {
    const pairs = [
      { schema: call.sent?.schema, example: examples.sentTo(call) },
      { schema: call.response, example: examples.responseOf(call) },
    ];
    return pairs.flatMap(({ schema, example }) => {
      if (!schema || schema.properties === undefined) return [];
      const check = ajv.compile(
        JSON.parse(withoutOptional(schema).replaceAll('"#/', '"api#/')) as object,
      );
      return check(example) ? [] : [`${call.name}: ${ajv.errorsText(check.errors)}`];
    });
  });
  expect(problems).toEqual([]);
});

it('has notes on existing calls only', () => {
  const names = neededCalls().map(({ name }) => name);
  expect(Object.keys(NOTES).filter((name) => !names.includes(name))).toEqual([]);
});
