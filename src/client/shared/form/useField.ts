import { useId } from 'react';
import { get, useFormContext } from 'react-hook-form';

/** What a field needs of its form, whichever control it shows. */
export interface FieldState {
  /** Id of the control, which the label points at. */
  id: string;
  labelId: string;
  helpId: string;
  errorId: string;
  message: string | undefined;
  /** For the control's `aria-describedby`: the help and the error, as far as they are on show. */
  describedBy: string | undefined;
}

/**
 * Binds a control to the field of that name of the form around it.
 *
 * @param name path of the field in the form's values, such as `name.en`
 * @param help whether a help text stands beneath the control
 */
export function useField(name: string, help: string | undefined): FieldState {
  const id = useId();
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, `${name}.message`);
  const message = typeof error === 'string' && error ? error : undefined;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, message && errorId].filter(Boolean).join(' ') || undefined;
  return { id, labelId: `${id}-label`, helpId, errorId, message, describedBy };
}
