import type { InferType, Schema } from 'yup';
import { isRecord } from '../../contract/records';
import { arrayOf, TEXT } from '../../contract/shapes';
import type { JsonSchema } from '../../contract/shapes';
import { valuesNamed } from './uploads';
import type { MultipartForm, Upload } from './uploads';

/**
 * The values of each kind of field. If a single text or file is sent twice, the last one counts.
 */
interface Kinds {
  text: string | undefined;
  texts: string[];
  file: Upload | undefined;
  files: Upload[];
}

export type FormFields = Readonly<Record<string, keyof Kinds>>;

/** The fields for a schema. The type requires all of them, so that none can be forgotten. */
export type FieldsOf<S extends Schema> = Readonly<Record<keyof InferType<S>, keyof Kinds>>;

export type Sent<F extends FormFields> = { [Name in keyof F]: Kinds[F[Name]] };

const READ: { [Kind in keyof Kinds]: (form: MultipartForm, name: string) => Kinds[Kind] } = {
  text: ({ texts }, name) => valuesNamed(texts, name).at(-1),
  texts: ({ texts }, name) => valuesNamed(texts, name),
  file: ({ files }, name) => valuesNamed(files, name).at(-1),
  files: ({ files }, name) => valuesNamed(files, name),
};

export function readFields<F extends FormFields>(form: MultipartForm, fields: F): Sent<F> {
  const read = Object.entries(fields).map(
    ([name, kind]) => [name, READ[kind](form, name)] as const,
  );
  return Object.fromEntries(read) as Sent<F>;
}

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/**
 * Describes a multipart form. The rules give the required fields and their content. The name of a
 * list in the request ends in `[]`.
 */
export function describeForm(fields: FormFields, rules: JsonSchema): JsonSchema {
  const ruleOf = recordOf(rules.properties);
  const isRequired = new Set(Array.isArray(rules.required) ? rules.required : []);
  const described = Object.entries(fields).map(([name, kind]) => {
    const value = kind === 'file' || kind === 'files' ? FILE : TEXT.schema;
    const isList = kind === 'texts' || kind === 'files';
    const schema = {
      ...recordOf(ruleOf[name]),
      ...(isList ? arrayOf({ schema: value }).schema : value),
    };
    return { name, key: isList ? `${name}[]` : name, schema };
  });
  const required = described.filter(({ name }) => isRequired.has(name)).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(described.map(({ key, schema }) => [key, schema])),
    ...(required.length > 0 && { required }),
  };
}
