import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import type { FieldState } from './FieldFrame';

interface TextControlProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'label'> {
  label: string;
  field: FieldState;
  help?: string;
  offer?: ReactNode;
}

export function TextControl({ label, field, help, offer, ...props }: TextControlProps) {
  return (
    <FieldFrame label={label} field={field} required={props.required} help={help} offer={offer}>
      <OutlinedInput
        {...props}
        id={field.id}
        error={field.message !== undefined}
        aria-describedby={field.describedBy}
        fullWidth
      />
    </FieldFrame>
  );
}
