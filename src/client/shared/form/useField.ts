import { useId } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { fieldState } from './fieldState';
import type { FieldState } from './fieldState';

/**
 * Binds a control to the field of that name of the form around it.
 *
 * @param name path of the field in the form's values, such as `name.en`
 * @param help the help text beneath the control, if there is one
 */
export function useField(name: string, help: string | undefined): FieldState {
  const id = useId();
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, `${name}.message`);
  const message = typeof error === 'string' && error ? error : undefined;
  return fieldState(id, { help, message });
}
