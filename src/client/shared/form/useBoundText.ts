import { useReducer } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';
import { useShownText } from '../ui/useShownText';

/**
 * Binds a text field to the field of that name in the surrounding form.
 *
 * @param id the id of the text field's element
 * @param name path of the field in the form's values
 */
export function useBoundText(id: string, name: string, options?: RegisterOptions) {
  const { register, getValues } = useFormContext();
  const bound = register(name, options);
  // A text area takes its height from its text when it renders.
  const [, render] = useReducer((count: number) => count + 1, 0);
  useShownText(
    id,
    () => String(getValues(name) ?? ''),
    (value) => {
      void bound.onChange({ target: { name, value }, type: 'change' });
      render();
    },
  );
  return bound;
}
