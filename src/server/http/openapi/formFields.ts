import { isRecord } from '../../../contract/records';
import type { Form } from '../uploads';
import { listOf, TEXT } from './jsonSchema';
import type { JsonSchema } from './jsonSchema';

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

type Kind = 'text' | 'texts' | 'files';

/** The fields that a form's reader asks for, in an empty form that writes down what it is asked. */
function fieldsRead(shape: (form: Form) => unknown): [name: string, kind: Kind][] {
  const asked = new Map<string, Kind>();
  shape({
    text: (name) => void asked.set(name, 'text'),
    texts: (name) => (asked.set(name, 'texts'), []),
    files: (name) => (asked.set(name, 'files'), []),
  });
  return [...asked];
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/**
 * Describes a multipart form: the fields are those that its reader asks for, on the wire a list's
 * name ends in `[]`; which are required and what they may hold is what the rules say.
 */
export function describeForm(shape: (form: Form) => unknown, rules: JsonSchema): JsonSchema {
  const ruleOf = recordOf(rules.properties);
  const isRequired = new Set(Array.isArray(rules.required) ? rules.required : []);
  const fields = fieldsRead(shape).map(([name, kind]) => {
    const rule = recordOf(ruleOf[name]);
    const value = kind === 'files' ? FILE : TEXT;
    // Files come as lists, but for one that the rules know as a single one.
    const isSingle = kind === 'files' && name in ruleOf && rule.type !== 'array';
    if (kind === 'text' || isSingle) return { name, key: name, schema: { ...rule, ...value } };
    return { name, key: `${name}[]`, schema: { ...rule, ...listOf(value) } };
  });
  const required = fields.filter(({ name }) => isRequired.has(name)).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ key, schema }) => [key, schema])),
    ...(required.length > 0 && { required }),
  };
}
