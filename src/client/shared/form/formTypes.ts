import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues } from 'react-hook-form';

/** What the resolver takes: any of the contract's schemas whose values are those of the form. */
export type FormSchema<T extends FieldValues> = Parameters<
  typeof standardSchemaResolver<T, unknown, T>
>[0];

/** Puts a message on a field; a field that the form does not have is passed over. */
export type SetFieldError = (field: string, error: { message: string }) => void;
