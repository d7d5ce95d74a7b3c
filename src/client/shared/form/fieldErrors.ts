import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SetFieldError } from './formTypes';

/** A server names the third file `images.2`; the field that shows the message is `images`. */
const withoutIndex = (field: string) => field.replace(/\.\d+$/, '');

function isFieldOf<T extends FieldValues>(values: T, field: string): field is FieldPath<T> {
  return get(values, field) !== undefined;
}

/** Puts messages from outside on the fields of one submit; the first of them gets the focus. */
export function fieldErrorSetter<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
): SetFieldError {
  let isFirst = true;
  return (name, { message }) => {
    const field = withoutIndex(name);
    if (!isFieldOf(form.getValues(), field)) return;
    form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  };
}
