import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { StaleSave, Versioned } from '../../../contract/versioned';
import { isApiError } from '../api/apiError';
import { differ } from '../leaving/useUnsaved';

/** A field on which two people can differ. */
export interface ContestedField<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  /** How a value is shown; as its text by default. */
  show?: (value: unknown) => ReactNode;
}

/** What a form needs to know of the entity that it edits, not to overwrite what others have saved. */
export interface EditedEntity<T extends FieldValues> {
  /** Of the entity as the form opened; missing with servers that count no versions. */
  version: number | undefined;
  /** The values with which the form would open on the entity of a 412 response; null for none. */
  read: (current: unknown) => T | null;
  fields: ContestedField<T>[];
  /** Values that nobody chooses, because both sides are kept: the stored images. */
  follows?: FieldPath<T>[];
  /** Called with the entity of a 412 response. */
  onStale?: (current: unknown) => void;
}

/** Two sets of values of one entity, and who saved the other. */
export interface Conflict<T extends FieldValues> {
  changedBy: string | null;
  changedAt: string | null;
  version: number | undefined;
  /** The entity as its endpoints respond with it. */
  current: unknown;
  mine: T;
  theirs: T;
  /** The fields that differ, and whether only the other side has changed them. */
  contested: (ContestedField<T> & { isTheirs: boolean })[];
}

const staleSaveOf = (error: unknown): StaleSave<Versioned> | undefined =>
  isApiError(error) ? error.stale : undefined;

/**
 * The conflict that a 412 response reports; null for any other response.
 *
 * @param initial the values with which the form was opened
 */
export function conflictOf<T extends FieldValues>(
  error: unknown,
  { read, fields }: EditedEntity<T>,
  mine: T,
  initial: unknown,
): Conflict<T> | null {
  const stale = staleSaveOf(error);
  const theirs = stale ? read(stale.current) : null;
  if (!stale || !theirs) return null;
  const isChanged = ({ name }: ContestedField<T>) => differ(get(mine, name), get(initial, name));
  return {
    changedBy: stale.changed_by,
    changedAt: stale.changed_at,
    version: stale.current.version,
    current: stale.current,
    mine,
    theirs,
    contested: fields
      .filter(({ name }) => differ(get(mine, name), get(theirs, name)))
      .map((field) => ({ ...field, isTheirs: !isChanged(field) })),
  };
}

/** Puts one side's value of a field into the form. */
export function choose<T extends FieldValues>(
  { setValue }: Pick<UseFormReturn<T>, 'setValue'>,
  name: FieldPath<T>,
  side: T,
): void {
  setValue(name, get(side, name), { shouldDirty: true, shouldValidate: true });
}

/** Takes over what nobody has to choose: fields that only the other side has changed. */
export function takeOver<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setValue'>,
  { contested, theirs }: Conflict<T>,
  follows: FieldPath<T>[] = [],
): void {
  const untouched = contested.filter(({ isTheirs }) => isTheirs).map(({ name }) => name);
  for (const name of [...follows, ...untouched]) choose(form, name, theirs);
}
