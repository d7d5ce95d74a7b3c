import { ArraySchema, MixedSchema, ObjectSchema, ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { isRecord } from '../../contract/records';
import { HttpError, invalid } from './errors';
import type { FieldErrors } from './errors';

/** Yup's own sentences for a field that is not there. */
const MISSING = /(must be defined|cannot be null|is a required field)$/;
/** Yup's own sentence for a value of another type, which repeats the value: a password, say. */
const WRONG_TYPE = / must be a `\w+` type/;

/** Words of our own where a schema has none and yup would speak to a developer. */
function messageOf({ message }: ValidationError): string {
  if (WRONG_TYPE.test(message)) return 'This value has the wrong type.';
  return MISSING.test(message) ? 'This field is required.' : message;
}

/** The first message of each field, as the forms show them. */
function fieldErrors(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const inner of error.inner) errors[inner.path ?? ''] ??= [messageOf(inner)];
  return errors;
}

/**
 * A value as far as a schema looks into it. Yup strips unknown fields as well, but stumbles over
 * names that every object has, `constructor` for one, and over a `toString` that is none.
 *
 * @throws HttpError 400 for a text that not every database can hold
 */
function knownPart(schema: unknown, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new HttpError(400);
  if (typeof value !== 'object' || value === null || schema instanceof MixedSchema) return value;
  if (schema instanceof ArraySchema) {
    return Array.isArray(value) ? value.map((item) => knownPart(schema.innerType, item)) : {};
  }
  if (!(schema instanceof ObjectSchema) || !isRecord(value)) return {};
  const fields = Object.entries<unknown>(schema.fields);
  const sent = fields.filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(sent.map(([name, field]) => [name, knownPart(field, value[name])]));
}

/**
 * Checks a value by a schema of the contract and gives it as the schema casts it, without fields
 * that the schema does not know.
 *
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
