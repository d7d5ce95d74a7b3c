import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The fields of a form by path. A list is one field; each text of an object, such as `name.en`, is one. */
type FieldOf<T> = {
  [Field in keyof T & string]-?: T[Field] extends Record<'en', string>
    ? `${Field}.${keyof T[Field] & string}`
    : Field;
}[keyof T & string];

type ValueOf<T, Field> = Field extends keyof T ? NonNullable<T[Field]> : string;

export interface NamedField<Value = unknown> {
  /** In English. Names it in the offer of a draft, and above two values to choose from. */
  label: string;
  /** How the values of two people are shown; as texts by default. */
  show?(this: void, value: Value): ReactNode;
  /** Whose value stays where two people differ, if nobody chooses. */
  keeps?: 'mine' | 'theirs';
}

/** A draft keeps all but two kinds: `secret` is a password, `stored` is what nobody enters. */
type FieldNote<Value = unknown> = NamedField<Value> | 'secret' | 'stored';

/** What a form does with each of its fields; one that is forgotten does not compile. */
export type FieldTable<T> = { [Field in FieldOf<T>]: FieldNote<ValueOf<T, Field>> };

export function entriesOf<T extends FieldValues>(table: FieldTable<T>) {
  return Object.entries(table) as [FieldPath<T>, FieldNote][];
}

/** The fields that a draft keeps, by path. */
export function namedFields<T extends FieldValues>(table: FieldTable<T>) {
  return Object.fromEntries(
    entriesOf(table).flatMap(([path, field]): [string, NamedField][] =>
      typeof field === 'string' ? [] : [[path, field]],
    ),
  );
}
