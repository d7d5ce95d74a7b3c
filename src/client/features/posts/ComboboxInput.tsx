import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { useStateText } from '../../shared/ui/useShownText';

interface ComboboxInputProps extends Omit<OutlinedInputProps, 'slotProps'> {
  slotProps: AutocompleteRenderInputParams['slotProps'];
  text: string;
  /** Receives a text that a script has written, and whether the field has the focus. */
  onTake: (text: string, isFocused: boolean) => void;
  aria: Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-label'>;
}

/** The text field of an `Autocomplete`. */
export function ComboboxInput({ slotProps, text, onTake, aria, ...props }: ComboboxInputProps) {
  const { htmlInput } = slotProps;
  const id = htmlInput.id ?? '';
  useStateText(id, text, (taken) => onTake(taken, document.activeElement?.id === id));
  return (
    <OutlinedInput
      {...slotProps.input}
      {...props}
      fullWidth
      slotProps={{ input: { ...htmlInput, ...aria, value: undefined, defaultValue: text } }}
    />
  );
}
