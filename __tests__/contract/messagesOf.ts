import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** Every message that a schema has for an input, in the order in which it reports them. */
export function messagesOf(schema: Schema, input: unknown): string[] {
  try {
    schema.validateSync(input, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
