import type { InferType, Schema } from 'yup';
import { isRecord } from '../../contract/records';
import { listOf, TEXT } from './openapi/jsonSchema';
import type { JsonSchema } from './openapi/jsonSchema';
import type { Form, Upload } from './uploads';

/** What a route gets of each kind of field. Of a single text or file that is sent twice, the last. */
interface Kinds {
  text: string | undefined;
  texts: string[];
  file: Upload | undefined;
  files: Upload[];
}

/** The fields of a multipart form by name, in the order of the OpenAPI document. */
export type FormFields = Readonly<Record<string, keyof Kinds>>;

/** The fields of a form that a schema validates: all of them, so that none can be forgotten. */
export type FieldsOf<S extends Schema> = Readonly<Record<keyof InferType<S>, keyof Kinds>>;

/** What a form with these fields is read to. */
export type Sent<F extends FormFields> = { [Name in keyof F]: Kinds[F[Name]] };

const READ: { [Kind in keyof Kinds]: (form: Form, name: string) => Kinds[Kind] } = {
  text: (form, name) => form.text(name),
  texts: (form, name) => form.texts(name),
  file: (form, name) => form.files(name).at(-1),
  files: (form, name) => form.files(name),
};

/** Reads the declared fields of a form, and no others. */
export function readFields<F extends FormFields>(form: Form, fields: F): Sent<F> {
  const read = Object.entries(fields).map(
    ([name, kind]) => [name, READ[kind](form, name)] as const,
  );
  // The compiler does not follow which field has which kind.
  return Object.fromEntries(read) as Sent<F>;
}

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/**
 * Describes a multipart form. The rules say which fields are required and what they may contain. In
 * the request the name of a list ends in `[]`.
 */
export function describeForm(fields: FormFields, rules: JsonSchema): JsonSchema {
  const ruleOf = recordOf(rules.properties);
  const isRequired = new Set(Array.isArray(rules.required) ? rules.required : []);
  const described = Object.entries(fields).map(([name, kind]) => {
    const value = kind === 'file' || kind === 'files' ? FILE : TEXT;
    const isList = kind === 'texts' || kind === 'files';
    const schema = { ...recordOf(ruleOf[name]), ...(isList ? listOf(value) : value) };
    return { name, key: isList ? `${name}[]` : name, schema };
  });
  const required = described.filter(({ name }) => isRequired.has(name)).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(described.map(({ key, schema }) => [key, schema])),
    ...(required.length > 0 && { required }),
  };
}
