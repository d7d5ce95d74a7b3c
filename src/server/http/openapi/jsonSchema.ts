export type JsonSchema = Readonly<Record<string, unknown>>;

export const TEXT: JsonSchema = { type: 'string' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const POSITIVE: JsonSchema = { type: 'integer', minimum: 1 };
export const FLAG: JsonSchema = { type: 'boolean' };
/** Other back ends may send ids as texts; the front end accepts both. */
export const ID: JsonSchema = { type: 'integer', minimum: 1 };
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };

export const oneOf = (values: readonly unknown[]): JsonSchema => ({ enum: values });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

type Properties<T> = { [K in keyof T]-?: JsonSchema };

/**
 * An object with exactly the fields of a type of the contract. The compiler checks this.
 *
 * @param optional the fields that may be absent
 */
export function shape<T extends object>(
  properties: Properties<T>,
  optional: readonly (keyof T)[] = [],
): JsonSchema {
  const left: readonly PropertyKey[] = optional;
  const required = Object.keys(properties).filter((name) => !left.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Like `shape`, with an example for the documentation for other back ends. */
export function exampled<T extends object>(
  properties: Properties<T>,
  example: T,
  optional: readonly (keyof T)[] = [],
): JsonSchema {
  return { ...shape(properties, optional), examples: [example] };
}
