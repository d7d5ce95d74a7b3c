import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/**
 * The paths of a form's fields. A list counts as one field, and so does each text of an object,
 * such as `name.en`.
 */
type FieldOf<T> = {
  [Field in keyof T & string]-?: T[Field] extends Record<'en', string>
    ? `${Field}.${keyof T[Field] & string}`
    : Field;
}[keyof T & string];

type ValueOf<T, Field> = Field extends keyof T ? NonNullable<T[Field]> : string;

export interface NamedField<Value = unknown> {
  /** The English label, for the offer of a draft and for conflicts. */
  label: string;
  /** Whether its text is HTML. */
  isHtml?: boolean;
  /** Renders a choice in a conflict. A field without it holds a text that the user writes. */
  show?(this: void, value: Value): ReactNode;
  /** Which value wins a conflict if the user makes no choice. */
  keeps?: 'mine' | 'theirs';
}

/** A draft leaves out two kinds: `secret` is a password, `stored` is a value that nobody enters. */
type FieldNote<Value = unknown> = NamedField<Value> | 'secret' | 'stored';

/** What a form does with each of its fields. A missing field is a compile error. */
export type FieldTable<T> = { [Field in FieldOf<T>]: FieldNote<ValueOf<T, Field>> };

export function entriesOf<T extends FieldValues>(table: FieldTable<T> | undefined) {
  return Object.entries(table ?? {}) as [FieldPath<T>, FieldNote][];
}

/** Returns the fields that a draft keeps, by path. */
export function namedFields<T extends FieldValues>(table: FieldTable<T> | undefined) {
  return Object.fromEntries(
    entriesOf(table).flatMap(([path, field]): [string, NamedField][] =>
      typeof field === 'string' ? [] : [[path, field]],
    ),
  );
}
