import { ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { invalid } from './errors';
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
 * Checks a value by a schema of the contract and gives it as the schema casts it, without fields
 * that the schema does not know.
 *
 * @throws HttpError 422
 */
export async function validate<S extends Schema>(schema: S, value: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? invalid(fieldErrors(error)) : error;
  }
}
