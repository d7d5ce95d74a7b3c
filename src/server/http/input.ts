import type { FastifyRequest } from 'fastify';
import { ArraySchema, MixedSchema, ObjectSchema, StringSchema, ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { normalize } from '../../contract/normalize';
import { isRecord } from '../../contract/records';
import { HttpError, invalid, WRONG_TYPE } from './errors';
import type { FieldErrors } from './errors';
import { describeForm, readFields } from './formFields';
import type { FieldsOf, FormFields, Sent } from './formFields';
import { fromYup } from './openapi/fromYup';
import type { RequestSchema } from './openapi/operation';
import { readForm, valuesNamed } from './uploads';

export interface Reader<Input> {
  read(request: FastifyRequest): Promise<{ input: Input; method?: string }>;
  schema: RequestSchema;
}

/** For calls without input. */
export const noInput: Reader<never> = {
  read: () => Promise.resolve({ input: undefined as never }),
  schema: {},
};

/** The parameters of a query string. One that is repeated counts as absent. */
function parametersOf({ query }: FastifyRequest) {
  const sent = Object.entries(isRecord(query) ? query : {});
  return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string'));
}

/** The parameters of a query string, validated and cast by a schema. */
export function query<S extends Schema, Input>(
  schema: S,
  convert: (parameters: InferType<S>) => Input,
): Reader<Input> {
  return {
    async read(request) {
      return { input: convert(await validate(schema, parametersOf(request))) };
    },
    schema: { query: fromYup(schema) },
  };
}

/** A JSON body, validated and cast by a schema. Anything but an object counts as an empty one. */
export function json<S extends Schema>(schema: S): Reader<InferType<S>> {
  return {
    async read(request) {
      if (request.isMultipart()) throw new HttpError(415);
      const { body } = request;
      const isObject = typeof body === 'object' && !Array.isArray(body);
      return { input: await validate(schema, isObject ? (body ?? {}) : {}) };
    },
    schema: { body: { contentType: 'application/json', schema: fromYup(schema) } },
  };
}

/**
 * A multipart body that `convert` turns into the input. The call must validate it.
 *
 * @param rules describe the fields in the OpenAPI document
 */
export function convertedForm<S extends Schema, const F extends FormFields & FieldsOf<S>, Input>(
  fields: F,
  rules: S,
  convert: (sent: Sent<F>) => Input | Promise<Input>,
): Reader<Input> {
  const schema = describeForm(fields, fromYup(rules));
  return {
    async read(request) {
      const sent = await readForm(request);
      const input = await convert(readFields(sent, fields));
      return { input, method: valuesNamed(sent.texts, '_method').at(-1) };
    },
    schema: { body: { contentType: 'multipart/form-data', schema } },
  };
}

/** A multipart body. The schema validates its fields, but they are passed on unchanged. */
export function form<S extends Schema, const F extends FormFields & FieldsOf<S>>(
  fields: F,
  schema: S,
): Reader<Sent<F>> {
  return convertedForm(fields, schema, async (sent: Sent<F>) => {
    await validate(schema, sent);
    return sent;
  });
}

/** The largest id that fits the integer column of every database. */
const MAX_ID = 2 ** 31 - 1;

/**
 * Reads an id from an address or a body, where it may be a number or a text. Null for anything that
 * cannot be an id.
 */
export function toStoreId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  return Number(text) <= MAX_ID ? Number(text) : null;
}

const MISSING = /(must be defined|cannot be null|is a required field)$/;
/** Yup's own message for a wrong type. It repeats the value, even a password. */
const YUP_WRONG_TYPE = / must be a `\w+` type/;

function toMessage({ message }: ValidationError): string {
  if (YUP_WRONG_TYPE.test(message)) return WRONG_TYPE;
  return MISSING.test(message) ? 'This field is required.' : message;
}

function fieldErrors(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const inner of error.inner) errors[inner.path ?? ''] ??= [toMessage(inner)];
  return errors;
}

/** Passwords are hashed as typed. In HTML only the text is normalized, elsewhere. */
function isKeptAsSent(schema: unknown): boolean {
  const meta = schema instanceof StringSchema ? schema.meta() : undefined;
  return meta?.format === 'password' || meta?.contentMediaType === 'text/html';
}

function knownText(schema: unknown, text: string): string {
  if (text.includes('\0')) throw new HttpError(400);
  return isKeptAsSent(schema) ? text : normalize(text, 'NFC');
}

/**
 * At most one item more than a list may have. The extra item breaks the rule for the length. Yup
 * itself would cast and test all items.
 */
function judgedItems(list: Schema, items: readonly unknown[]): unknown[] {
  const { maxItems } = fromYup(list);
  return items.slice(0, typeof maxItems === 'number' ? maxItems + 1 : undefined);
}

/**
 * The parts of a value that a schema knows, with texts in NFC. Yup strips unknown fields too, but
 * fails on names that every object inherits, such as `constructor`, and on a `toString` that is not
 * a function.
 *
 * @throws HttpError 400 for a text with a null character, which PostgreSQL cannot store
 */
function knownPart(schema: unknown, value: unknown): unknown {
  if (typeof value === 'string') return knownText(schema, value);
  if (typeof value !== 'object' || value === null || schema instanceof MixedSchema) return value;
  if (schema instanceof ArraySchema) {
    if (!Array.isArray(value)) return {};
    return judgedItems(schema, value).map((item) => knownPart(schema.innerType, item));
  }
  if (!(schema instanceof ObjectSchema) || !isRecord(value)) return {};
  const fields = Object.entries<unknown>(schema.fields);
  const sent = fields.filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(sent.map(([name, field]) => [name, knownPart(field, value[name])]));
}

/**
 * Validates a value with a schema of the contract.
 *
 * @returns the value as the schema casts it, without unknown fields
 * @throws HttpError 400, 422
 */
export async function validate<S extends Schema>(schema: S, value: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(knownPart(schema, value), {
      abortEarly: false,
      stripUnknown: true,
    });
  } catch (error) {
    throw error instanceof ValidationError ? invalid(fieldErrors(error)) : error;
  }
}
