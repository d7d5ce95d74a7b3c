import { useId } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { fieldState } from './FieldFrame';
import type { FieldState } from './FieldFrame';

/**
 * Connects a control with the field of that name of the surrounding form.
 *
 * @param name path of the field in the form's values, such as `name.en`
 * @param help the help text beneath the control
 */
export function useField(name: string, help?: string): FieldState {
  const id = useId();
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, `${name}.message`);
  const message = typeof error === 'string' && error ? error : undefined;
  return fieldState(id, { help, message });
}
