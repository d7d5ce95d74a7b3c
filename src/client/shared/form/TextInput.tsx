import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextControl } from './FieldFrame';
import { useField } from './Form';

export interface TextInputProps {
  /** Path of the field in the form's values. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
  help?: string;
  endAdornment?: ReactNode;
}

/** A text field of one line, or of as many as are typed. */
export function TextInput({ name, ...props }: TextInputProps) {
  const field = useField(name, props.help);
  const { ref, ...registered } = useFormContext().register(name);
  return (
    <TextControl
      {...props}
      {...registered}
      field={field}
      inputRef={ref}
      minRows={props.multiline ? 3 : undefined}
    />
  );
}
