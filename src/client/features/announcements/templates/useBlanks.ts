import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { blanksIn, fillBlanks } from '../../../../contract/blanks';

interface Filling {
  /** The text with its blanks, as it was chosen or typed. */
  base: string;
  values: Record<string, string>;
  /** What became of it. */
  filled: string;
}

const fillingOf = (base: string): Filling => ({ base, values: {}, filled: base });

/**
 * The blanks of the form's text. They stay while they are being filled, and begin anew where the text is
 * changed otherwise.
 */
export function useBlanks() {
  const { setValue } = useFormContext<{ text: string }>();
  const { isSubmitted } = useFormState();
  const text = useWatch<{ text: string }, 'text'>({ name: 'text' });
  const [last, setLast] = useState(() => fillingOf(text));
  const { base, values } = text === last.filled ? last : fillingOf(text);
  const fill = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    const filled = fillBlanks(base, next);
    setLast({ base, values: next, filled });
    setValue('text', filled, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { names: blanksIn(base), values, fill };
}
