/** A JSON Schema of the draft that OpenAPI 3.1 speaks, 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const TEXT: JsonSchema = { type: 'string' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const FLAG: JsonSchema = { type: 'boolean' };
/** Of ours: other servers may answer with texts, which the front end takes as well. */
export const ID: JsonSchema = { type: 'integer', minimum: 1 };
/** ISO 8601 in UTC. */
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };

export const oneOf = (values: readonly unknown[]): JsonSchema => ({ enum: values });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/**
 * An object that has exactly the fields of a type of the contract: the compiler wants each of them
 * and no other, and so does the schema.
 */
export function shape<T extends object>(properties: { [K in keyof T]-?: JsonSchema }): JsonSchema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}
