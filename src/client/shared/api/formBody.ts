import type { UploadedFile } from '../../../contract/image';

type Part = [name: string, content: string | File];

/** How each value of a form is sent; `Required`, so that one that is forgotten does not compile. */
export type BodyTable<T> = { [Field in keyof T]-?: (value: NonNullable<T[Field]>) => Part[] };

/** A text under its name, which is sent also where it is empty. */
export const textAs =
  (name: string) =>
  (text: string): Part[] => [[name, text]];

/** Files under one name; none have no part. */
export const filesAs =
  (name: string) =>
  (files: UploadedFile | UploadedFile[]): Part[] =>
    [files].flat().flatMap((file): Part[] => (file instanceof File ? [[name, file]] : []));

/** The multipart body of a form, its parts in the order of the table. */
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
