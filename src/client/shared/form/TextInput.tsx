import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { plainText } from '../text/writtenText';
import { useZawgyi } from './useZawgyi';
import { TextControl } from '../ui/TextControl';
import { useField } from './Form';
import { useBoundText } from './useBoundText';

export interface TextInputProps {
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
  help?: string;
  endAdornment?: ReactNode;
  slotProps?: OutlinedInputProps['slotProps'];
}

export function TextInput({ name, ...props }: TextInputProps) {
  const field = useField(name, props.help);
  const form = useFormContext();
  const { ref, onBlur, ...registered } = useBoundText(field.id, name);
  const { check, onInput, offer } = useZawgyi(
    plainText(
      () => String(form.getValues(name) ?? ''),
      (text) => form.setValue(name, text, { shouldDirty: true, shouldValidate: true }),
      () => form.setFocus(name),
    ),
  );
  // Passwords, e-mail addresses and links are not prose.
  const isProse = (props.type ?? 'text') === 'text' && props.autoComplete !== 'url';
  return (
    <TextControl
      {...props}
      {...registered}
      label={field.label}
      onBlur={(event) => {
        void onBlur(event);
        if (isProse) check();
      }}
      onInput={isProse ? onInput : undefined}
      offer={offer}
      field={field}
      inputRef={ref}
      minRows={props.multiline ? 3 : undefined}
    />
  );
}
