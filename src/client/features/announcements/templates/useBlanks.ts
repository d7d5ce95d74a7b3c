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

/** Undefined where nothing visible was entered. */
const valueIn = (values: Record<string, string>, name: string) =>
  Object.hasOwn(values, name) ? values[name]?.trim() || undefined : undefined;

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
    const filled = fillBlanks(base, (blank) => valueIn(next, blank));
    setLast({ base, values: next, filled });
    setValue('text', filled, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { names: blanksIn(base), values, fill };
}
