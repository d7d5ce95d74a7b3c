import { get } from 'react-hook-form';
import { differ } from '../../leaving/useUnsaved';
import { filesIn } from './draftStore';
import type { Draft, Values } from './draft';

/** A select has strings where the entity has numbers, and where nothing is chosen yet, null. */
function isOfKind(value: unknown, initial: unknown): boolean {
  const kindOf = (one: unknown) => (Array.isArray(one) ? 'list' : typeof one);
  const text = ['string', 'number'];
  return (
    initial == null ||
    kindOf(value) === kindOf(initial) ||
    (text.includes(kindOf(value)) && text.includes(kindOf(initial)))
  );
}

/** The values of these fields, by path. */
export const valuesAt = (values: Values, fields: string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, get(values, field)]));

/** The values that differ from the initial ones; unknown fields and other types are left out. */
export function changesIn(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        field in initial && isOfKind(value, initial[field]) && differ(value, initial[field]),
    ),
  );
}

/** The draft without what the form has by now; null where nothing is left. */
export function offerOf(draft: Draft | null, initial: Values): Draft | null {
  const values = changesIn(draft?.values ?? {}, initial);
  return draft && Object.keys(values).length > 0 ? { ...draft, values } : null;
}

/** What a draft changes: fields by their labels, photos by their number. */
export interface Summary {
  labels: string[];
  photos: number;
  removedPhotos: number;
}

/** Fields that remove stored images have names that begin with `removed`: ids, or one that is true. */
const isRemoval = (field: string) => field.startsWith('removed');

/** @param labels of the kept fields by path */
export function summaryOf(values: Values, labels: Record<string, string>): Summary {
  const changed = Object.keys(values);
  const isText = (field: string) => !isRemoval(field) && filesIn(values[field]).length === 0;
  return {
    labels: [...new Set(changed.filter(isText).map((field) => labels[field] ?? field))],
    photos: Object.values(values).flatMap(filesIn).length,
    removedPhotos: changed.filter(isRemoval).flatMap((field) => values[field]).length,
  };
}
