import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Noun } from '../../../contract/nouns';
import type { Translate } from '../text/i18n';
import { useLazy } from './useLazy';

/**
 * The paths of the fields of a form or an entity. A list counts as one field, and so does each text
 * of an object, such as `name.en`.
 */
type FieldOf<T> = {
  [Field in keyof T & string]-?: T[Field] extends Record<'en', string>
    ? `${Field}.${keyof T[Field] & string}`
    : Field;
}[keyof T & string];

type ValueOf<T, Path> = Path extends keyof T ? NonNullable<T[Path]> : string;

/**
 * How the history and the activity show a change. `text` and `html` mark the words that differ;
 * `entries` and `images` show what was removed and what was added.
 */
export type Change = 'text' | 'html' | 'images' | 'entries';

export interface Field<Value = unknown> {
  /** The English label of the input, also in drafts, conflicts, the history and the activity. */
  label: string;
  /** The heading of the values in lists and details, where it is not the label. */
  heading?: string;
  /** Whether it is a password or a code, which no draft keeps. */
  isSecret?: boolean;
  /** Renders a choice. A field without it holds a text that the user writes. */
  show?(this: void, value: Value): ReactNode;
  /** Which value wins a conflict if the user makes no choice. */
  keeps?: 'mine' | 'theirs';
  change?: Change;
  /** What an empty list means, such as `Whole country`. By default, nothing is shown for it. */
  none?: string;
  /**
   * Returns what `change` shows of an entity: the text, the names of the entries or the images. By
   * default it is the value of the same name, whose entries `show` renders.
   */
  read?(this: void, entity: Record<string, unknown>, t: Translate): unknown;
}

/** `stored` is a value that nobody enters, or that another field shows. */
export type Fields = Readonly<Record<string, Field | 'stored'>>;

/** Returns the property that has the field of a path: `name` for `name.en`. */
export const propertyAt = (path: string): string => path.replace(/\..*/, '');

/**
 * The fields of a noun, for all of its screens. A missing field of the form is a compile error, and
 * so is one of the entity as the audit trail records it.
 */
export type FieldTable<Form, Entity = object> = Readonly<{
  [Path in FieldOf<Form> | FieldOf<Entity>]:
    | 'stored'
    | ((Path extends FieldOf<Form> ? Field<ValueOf<Form, Path>> : Field) &
        (Path extends FieldOf<Entity> ? { change: Change } : unknown));
}>;

type ImportTables = () => Promise<{ FIELD_TABLES: Readonly<Record<Noun, Fields>> }>;

/** Loads the tables of all nouns. The features have them, so the app provides them. */
export const FieldTablesContext = createContext<ImportTables>(() =>
  Promise.reject(new Error('The app provides the tables of fields.')),
);

/**
 * Returns the fields of any noun, or undefined until the tables are loaded. If they fail to load,
 * the page's error boundary handles it.
 */
export function useFieldsOf(noun: Noun): Fields | undefined {
  const { value, status } = useLazy(useContext(FieldTablesContext), true);
  if (status === 'failed') throw new Error('the tables of fields could not be loaded');
  return value?.FIELD_TABLES[noun];
}
