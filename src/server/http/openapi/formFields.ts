import { isRecord } from '../../../contract/records';
import type { Form } from '../uploads';
import { listOf, TEXT } from './jsonSchema';
import type { JsonSchema } from './jsonSchema';

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

type Kind = 'text' | 'texts' | 'files';

/** The fields that a route picks from a form, recorded with an empty one. */
function fieldsPicked(pick: (form: Form) => unknown): [name: string, kind: Kind][] {
  const picked = new Map<string, Kind>();
  pick({
    text: (name) => void picked.set(name, 'text'),
    texts: (name) => (picked.set(name, 'texts'), []),
    files: (name) => (picked.set(name, 'files'), []),
  });
  return [...picked];
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/**
 * Describes a multipart form: the fields are those that a route picks, the rules say which are
 * required and what they may contain. In the request the name of a list ends in `[]`.
 */
export function describeForm(pick: (form: Form) => unknown, rules: JsonSchema): JsonSchema {
  const ruleOf = recordOf(rules.properties);
  const isRequired = new Set(Array.isArray(rules.required) ? rules.required : []);
  const fields = fieldsPicked(pick).map(([name, kind]) => {
    const rule = recordOf(ruleOf[name]);
    const value = kind === 'files' ? FILE : TEXT;
    // Files are lists, except for one that the rules describe as a single file.
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
