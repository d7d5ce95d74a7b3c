import { makeExamples } from './examples';
import { NOTES } from './notes';
import { callsOf, entitiesIn, recordOf, requiredOf } from './openApi';
import type { Call, Json } from './openApi';
import { inWords, responseInWords } from './words';

const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const json = (value: unknown) => ['```json', JSON.stringify(value, null, 2), '```'].join('\n');

type Examples = ReturnType<typeof makeExamples>;

export const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z_ -]/g, '')
    .replaceAll(' ', '-');
const namesOf = (schema: Json) => Object.keys(recordOf(schema.properties)).map(code).join(', ');

function sentInBrief({ sent }: Call): string {
  if (!sent) return '';
  return sent.kind === 'JSON' ? namesOf(sent.schema) : `${sent.kind}: ${namesOf(sent.schema)}`;
}

function overview(calls: readonly Call[]): string {
  const rows = calls.map((call) => [
    `[${code(call.name)}](#${anchorOf(call.name)})`,
    sentInBrief(call),
    responseInWords(call.response),
  ]);
  return table(['Call', 'Sent', 'Response'], rows);
}

function fieldsOf(schema: Json): string {
  const required = requiredOf(schema);
  const rows = Object.entries(recordOf(schema.properties)).map(([name, inner]) => [
    code(name),
    inWords(recordOf(inner)),
    required.includes(name) ? 'yes' : '',
  ]);
  return table(['Field', 'Value', 'Required'], rows);
}

/** The example of a request: a query string, a JSON body, or a form with one field per line. */
function requestOf(name: string, kind: NonNullable<Call['sent']>['kind'], example: Json): string {
  if (kind === 'JSON') return json(example);
  const fields = Object.entries(example).map(([key, value]) => `${key}=${String(value)}`);
  const [method = '', path = ''] = name.split(' ');
  const lines = kind === 'query' ? [`${method} ${path}?${fields.join('&')}`] : fields;
  return ['```text', ...lines, '```'].join('\n');
}

function details(call: Call, { sentTo, responseOf }: Examples): string {
  const { name, sent, response, statuses, permissions } = call;
  const rights = permissions.length > 0 ? ` Needs ${permissions.map(code).join(' or ')}.` : '';
  const parts = [
    `### ${code(name)}`,
    `${responseInWords(response).replace(/^./, (first) => first.toUpperCase())}. Status ${statuses.join(' or ')}.${rights}`,
    ...[NOTES[name] ?? []].flat(),
    ...(sent
      ? [`Sent as ${sent.kind}:`, fieldsOf(sent.schema), requestOf(name, sent.kind, sentTo(call))]
      : []),
    ...(response ? ['Response:', json(responseOf(call))] : []),
  ];
  return parts.join('\n\n');
}

function entity([name, schema]: [name: string, schema: Json]): string {
  const rows = Object.entries(recordOf(schema.properties)).map(([field, inner]) => [
    code(field),
    inWords(recordOf(inner)) + (requiredOf(schema).includes(field) ? '' : '; may be missing'),
  ]);
  return [`### ${name}`, table(['Field', 'Value'], rows)].join('\n\n');
}

/** The sections of docs/own-server.md on calls and entities, made from the OpenAPI document. */
function describeCalls(document: Json): string {
  const calls = callsOf(document);
  const examples = makeExamples(document);
  const needed = calls.filter(({ isOptional }) => !isOptional);
  const optional = calls.filter(({ isOptional }) => isOptional);
  const parts = [
    '## Calls',
    `The front end makes ${needed.length} calls.`,
    overview(needed),
    ...needed.map((call) => details(call, examples)),
    '## Entities',
    ...entitiesIn(document, needed).map(entity),
    '## Calls of the included server only',
    'They have `x-optional` in the OpenAPI document. The front end works without them.',
    optional.map(({ name }) => `- ${code(name)}`).join('\n'),
  ];
  return parts.join('\n\n');
}

const START =
  '<!-- Generated from the routes: npm run docs:api -->\n<!-- prettier-ignore-start -->\n';
const END = '\n<!-- prettier-ignore-end -->';

/**
 * Replaces the generated part of the page.
 *
 * @throws if the page lacks the marks around it
 */
export function withCalls(page: string, document: Json): string {
  const [before, rest = ''] = page.split(START);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error('The page has no marks.');
  return `${before}${START}\n${describeCalls(document)}\n${END}${after}`;
}
