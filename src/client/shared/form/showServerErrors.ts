import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A server names the third file `images.2`; the field that shows the message is `images`. */
const withoutIndex = (field: string) => field.replace(/\.\d+$/, '');

function isFieldOf<T extends FieldValues>(values: T, field: string): field is FieldPath<T> {
  return get(values, field) !== undefined;
}

/**
 * Puts the `errors` of a response on their fields, the first of which gets the focus. Several
 * messages of one field are joined with a space; fields that the form does not have are ignored.
 *
 * @param errors messages by field, as the server sent them
 */
export function showServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
  errors: Record<string, string[]> | undefined,
): void {
  let shouldFocus = true;
  for (const [name, messages] of Object.entries(errors ?? {})) {
    const field = withoutIndex(name);
    if (!isFieldOf(form.getValues(), field)) continue;
    form.setError(field, { type: 'server', message: messages.join(' ') }, { shouldFocus });
    shouldFocus = false;
  }
}
