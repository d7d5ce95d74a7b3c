import type { UploadedFile } from '../../../contract/image';

type Part = [name: string, content: string | File];

/** How each value of a form is sent. `Required` makes a missing field a compile error. */
export type BodyTable<T> = { [Field in keyof T]-?: (value: NonNullable<T[Field]>) => Part[] };

/** Sends a text under a name, even if it is empty. */
export const textAs =
  (name: string) =>
  (text: string): Part[] => [[name, text]];

/** Sends files under one name. Without files there is no part. */
export const filesAs =
  (name: string) =>
  (files: UploadedFile | UploadedFile[]): Part[] =>
    [files].flat().flatMap((file): Part[] => (file instanceof File ? [[name, file]] : []));

/** Returns the multipart body of a form, with its parts in the order of the table. */
export function formBody<T extends object>(values: T, table: BodyTable<T>): FormData {
  const partsOf = <Field extends keyof T>(field: Field): Part[] => {
    const value = values[field];
    return value == null ? [] : table[field](value);
  };
  const body = new FormData();
  for (const field of Object.keys(table) as (keyof T)[])
    for (const [name, content] of partsOf(field)) body.append(name, content);
  return body;
}
