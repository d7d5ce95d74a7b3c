import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

export interface TextInputProps {
  /** Path of the field in the form's values. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
  help?: string;
  /** What stands at the end of the control, in its frame. */
  endAdornment?: ReactNode;
}

/** A text of one line, or of as many as are typed. */
export function TextInput({ name, label, required, help, multiline, ...props }: TextInputProps) {
  const field = useField(name, help);
  const { ref, ...registered } = useFormContext().register(name);
  return (
    <FieldFrame label={label} field={field} required={required} help={help}>
      <OutlinedInput
        {...props}
        {...registered}
        id={field.id}
        inputRef={ref}
        required={required}
        multiline={multiline}
        minRows={multiline ? 3 : undefined}
        error={field.message !== undefined}
        aria-describedby={field.describedBy}
        fullWidth
      />
    </FieldFrame>
  );
}
