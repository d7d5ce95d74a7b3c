import type { Schema, SchemaFieldDescription } from 'yup';
import { MAX_LENGTH } from '../../../contract/lengths';
import { isRecord } from '../../../contract/records';
import type { JsonSchema } from '../../../contract/shapes';

/** JSON Schema for the contract's own tests, by name. The others cannot be expressed. */
const TESTS: Record<string, JsonSchema> = {
  visible: { minLength: 1, pattern: '\\S' },
  email: { format: 'email', maxLength: MAX_LENGTH.email },
  both: { required: ['en', 'mm'] },
};

const TYPES = ['string', 'number', 'boolean', 'array', 'object'];

function isRequired(field: SchemaFieldDescription, schema: JsonSchema): boolean {
  if ('optional' in field && !field.optional) return true;
  // Yup treats a missing object as an empty one, and then reports its missing properties.
  return Array.isArray(schema.required);
}

function objectOf(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const entries = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(field);
    return { name, schema, isRequired: isRequired(field, schema) };
  });
  const required = entries.filter((entry) => entry.isRequired).map(({ name }) => name);
  const properties = Object.fromEntries(entries.map(({ name, schema }) => [name, schema]));
  return { properties, ...(required.length > 0 && { required }) };
}

function innerOf(field: SchemaFieldDescription): JsonSchema {
  if ('fields' in field) return objectOf(field.fields);
  if (!('innerType' in field) || !field.innerType || Array.isArray(field.innerType)) return {};
  return { items: schemaOf(field.innerType) };
}

function testsOf(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const parts = field.tests.map(({ name = '', params }) => {
    if (name === 'min' && field.type === 'array') return { minItems: params?.min };
    if (name === 'max' && field.type === 'array') return { maxItems: params?.max };
    if (name === 'maxLength') return { maxLength: params?.max };
    return TESTS[name] ?? {};
  });
  return Object.assign({}, ...parts) as JsonSchema;
}

function enumOf(field: SchemaFieldDescription): JsonSchema {
  return 'oneOf' in field && field.oneOf.length > 0 ? { enum: field.oneOf } : {};
}

function metaOf(field: SchemaFieldDescription): JsonSchema {
  return 'meta' in field && isRecord(field.meta) ? field.meta : {};
}

function schemaOf(field: SchemaFieldDescription): JsonSchema {
  const type = TYPES.includes(field.type) ? { type: field.type } : {};
  const parts = { ...type, ...innerOf(field), ...enumOf(field), ...testsOf(field) };
  const schema: JsonSchema = { ...parts, ...metaOf(field) };
  const isNullable = 'nullable' in field && field.nullable && Object.keys(schema).length > 0;
  return isNullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/**
 * The JSON Schema of a yup schema. Rules between fields cannot be expressed, so the result accepts
 * more than yup. One thing is stricter: it counts the white space around a name, which yup trims.
 */
export function fromYup(schema: Schema): JsonSchema {
  return schemaOf(schema.describe());
}
