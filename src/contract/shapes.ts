/*
 * What the API returns, declared once: the TypeScript type, the JSON Schema of the OpenAPI document
 * and the example all come from the same declaration.
 */

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A value of a response, with its JSON Schema. `TypeOf` reads its type, which is wider than the
 * schema where other back ends may send more than this server does.
 */
export interface Shape<T> {
  readonly schema: JsonSchema;
  readonly example?: T;
}

/** A field that a response may lack. */
interface OptionalShape<T> extends Shape<T> {
  readonly isOptional: true;
  /** Whether this server omits it, too. */
  readonly isOmitted: boolean;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

export type ShapeFields = Readonly<Record<string, Shape<unknown>>>;

/** The fields of a response that has at least those of `T`. */
export type ShapesOf<T> = ShapeFields & { readonly [Name in keyof T]: Shape<T[Name]> };

type Flat<T> = { [Name in keyof T]: T[Name] };

export type ObjectOf<F extends ShapeFields> = Flat<
  {
    -readonly [Name in keyof F as F[Name] extends OptionalShape<unknown> ? never : Name]: TypeOf<
      F[Name]
    >;
  } & {
    -readonly [Name in keyof F as F[Name] extends OptionalShape<unknown> ? Name : never]?: TypeOf<
      F[Name]
    >;
  }
>;

const string: JsonSchema = { type: 'string' };

export const TEXT: Shape<string> = { schema: string };
export const COUNT: Shape<number> = { schema: { type: 'integer', minimum: 0 } };
export const POSITIVE: Shape<number> = { schema: { type: 'integer', minimum: 1 } };
export const FLAG: Shape<boolean> = { schema: { type: 'boolean' } };
/** Other back ends may send ids as texts; the front end accepts both. */
export const ID: Shape<number | string> = { schema: POSITIVE.schema };
export const INSTANT: Shape<string> = { schema: { ...string, format: 'date-time' } };

export const oneOf = <const T>(values: readonly T[]): Shape<T> => ({ schema: { enum: values } });

export const arrayOf = <T>({ schema }: Shape<T>): Shape<T[]> => ({
  schema: { type: 'array', items: schema },
});

export const orNull = <T>({ schema }: Shape<T>): Shape<T | null> => ({
  schema: { anyOf: [schema, { type: 'null' }] },
});

/** A value that is null on other back ends only. */
export const orNullElsewhere = <T>({ schema }: Shape<T>): Shape<T | null> => ({ schema });

/** A field that other back ends may lack. */
export const optional = <T>({ schema }: Shape<T>): OptionalShape<T> => ({
  schema: { ...schema, 'x-optional': true },
  isOptional: true,
  isOmitted: false,
});

/** A field that only some responses have, on this server as well. */
export const sometimes = <T>({ schema }: Shape<T>): OptionalShape<T> => ({
  schema,
  isOptional: true,
  isOmitted: true,
});

export const described = <T>({ schema }: Shape<T>, description: string): Shape<T> => ({
  schema: { ...schema, description },
});

/** An object with exactly these fields. */
export function objectOf<F extends ShapeFields>(fields: F): Shape<ObjectOf<F>> {
  const entries = Object.entries(fields);
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  const isRequired = (field: Shape<unknown>) => !('isOmitted' in field && field.isOmitted);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return { schema: { type: 'object', properties, required, additionalProperties: false } };
}

/** An object that the OpenAPI document describes once; other schemas refer to it by name. */
export interface Component<Name extends string = string, T = unknown> extends Shape<T> {
  readonly name: Name;
  readonly fields: readonly string[];
  readonly component: JsonSchema;
}

export const referenceTo = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** @param more an example for the documentation for other back ends, and a description */
export function component<const Name extends string, F extends ShapeFields>(
  name: Name,
  fields: F,
  more: { example?: NoInfer<ObjectOf<F>>; description?: string } = {},
): Component<Name, ObjectOf<F>> {
  const { example, description } = more;
  const { schema } = objectOf(fields);
  return {
    name,
    fields: Object.keys(fields),
    schema: referenceTo(name),
    component: {
      ...schema,
      ...(example && { examples: [example] }),
      ...(description !== undefined && { description }),
    },
  };
}
