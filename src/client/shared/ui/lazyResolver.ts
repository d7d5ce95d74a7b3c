import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

export type FormSchema<T extends FieldValues> = Parameters<
  typeof standardSchemaResolver<T, unknown, T>
>[0];

/**
 * The resolver of a form whose schema loads together with yup when it is first needed. The form
 * gets its values as they were typed. If the schema cannot be loaded, the server validates alone.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<FormSchema<T>>,
): Resolver<T, unknown, T> {
  return async (values, context, options) => {
    const schema = await load().catch(() => null);
    if (!schema) return { values, errors: {} };
    const resolve = standardSchemaResolver<T, unknown, T>(schema, undefined, { raw: true });
    return resolve(values, context, options);
  };
}
