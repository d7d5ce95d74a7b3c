import { isArea } from '../../src/contract/areas';
import { entityOf, recordOf } from './openApi';
import type { Json } from './openApi';

const code = (value: unknown) => `\`${String(value)}\``;

/** The other long list of values is that of the permissions. */
function choice(values: readonly unknown[]): string {
  if (values.every(isArea)) return '[area code](specification/announcements.md#areas)';
  if (values.length > 6) return '[permission slug](#permissions)';
  const words = values.map(code);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

function between(from: unknown, to: unknown, unit = ''): string {
  const hasFrom = typeof from === 'number';
  const hasTo = typeof to === 'number';
  if (hasFrom && hasTo) return `, ${from} to ${to}${unit}`;
  if (hasFrom) return `, at least ${from}${unit}`;
  return hasTo ? `, at most ${to}${unit}` : '';
}

function textInWords(schema: Json): string {
  if (schema.contentMediaType) return 'file';
  if (schema.format === 'date-time') return 'time in ISO 8601';
  if (schema.format === 'date') return 'day, `YYYY-MM-DD`, or empty';
  const base = schema.format === 'email' ? 'e-mail address' : 'text';
  const visible = schema.pattern === '\\S' ? ', not blank' : '';
  const least = schema.pattern === '\\S' ? undefined : schema.minLength;
  return base + visible + between(least, schema.maxLength, ' characters');
}

function listInWords(schema: Json): string {
  const item = inWords(recordOf(schema.items));
  const items = item === 'text' || item === 'file' ? `${item}s` : item;
  return `list of ${items}${between(schema.minItems, undefined)}`;
}

function objectInWords(schema: Json): string {
  const fields = Object.entries(recordOf(schema.properties));
  const words = fields.map(([name, inner]) => `${code(name)} (${inWords(recordOf(inner))})`);
  return `object with ${words.join(', ')}`;
}

/** Describes a schema in words. Entities are links to their headings. */
export function inWords(schema: Json): string {
  const entity = entityOf(schema);
  if (entity) return `[${entity}](#${entity.toLowerCase()})`;
  if (Array.isArray(schema.anyOf)) {
    const options = schema.anyOf.map((option) => inWords(recordOf(option)));
    return options.join(' or ');
  }
  if (Array.isArray(schema.enum)) return choice(schema.enum);
  if (Array.isArray(schema.type)) return 'id, as number or text';
  switch (schema.type) {
    case 'array':
      return listInWords(schema);
    case 'object':
      return objectInWords(schema);
    case 'integer':
      return schema.maximum === undefined || Number(schema.maximum) > 1000
        ? 'whole number'
        : `whole number${between(schema.minimum, schema.maximum)}`;
    case 'null':
      return 'null';
    case 'boolean':
      return 'true or false';
    default:
      return textInWords(schema);
  }
}

/** Describes the body of a response in words. */
export function responseInWords(response: Json | null): string {
  if (!response) return 'no body';
  const fields = recordOf(response.properties);
  const data = recordOf(fields.data);
  const parent = fields.parent ? `, with ${code('parent')}` : '';
  if (fields.meta) return `[plain page](#paging) of ${inWords(recordOf(data.items))}${parent}`;
  if (fields.current_page) {
    return `[search page](#paging) of ${inWords(recordOf(data.items))}${parent}`;
  }
  if (fields.data) return `${code('data')}: ${inWords(data)}`;
  if (response.type !== 'object') return inWords(response);
  const named = Object.entries(fields).map(
    ([name, inner]) => `${code(name)}: ${inWords(recordOf(inner))}`,
  );
  return named.join(', ');
}
