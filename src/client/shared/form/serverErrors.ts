import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

function isFieldOf<T extends FieldValues>(values: T, field: string): field is FieldPath<T> {
  return get(values, field) !== undefined;
}

const withoutIndex = (name: string) => name.replace(/\.\d+$/, '');

/**
 * A server names the third file `images.2`, which has a tile of its own. Entries of other lists have
 * none: their messages belong to the field.
 */
function placeOf(values: FieldValues, name: string): string {
  return get(values, name) instanceof File ? name : withoutIndex(name);
}

/** Messages by the field or file that shows them. */
function messagesByPlace(values: FieldValues, errors: Record<string, string[]>) {
  const places = new Map<string, string[]>();
  for (const [name, messages] of Object.entries(errors)) {
    const place = placeOf(values, name);
    places.set(place, [...(places.get(place) ?? []), ...messages]);
  }
  return places;
}

/**
 * Puts the `errors` of a response on their fields and files, the first of which gets the focus.
 * Several messages of one field are joined with a space; fields that the form does not have are
 * ignored, and so are those whose own rule is broken: its message holds until the value changes.
 *
 * @param errors messages by field, as the server sent them
 */
export function showServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'getFieldState' | 'setError' | 'setFocus'>,
  errors: Record<string, string[]> | undefined,
): void {
  let shouldFocus = true;
  const values = form.getValues();
  for (const [place, messages] of messagesByPlace(values, errors ?? {})) {
    const field = withoutIndex(place);
    if (!isFieldOf(values, place) || !isFieldOf(values, field)) continue;
    if (form.getFieldState(place).error?.message) continue;
    form.setError(place, { type: 'server', message: messages.join(' ') });
    if (shouldFocus) form.setFocus(field);
    shouldFocus = false;
  }
}
