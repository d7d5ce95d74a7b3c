import { useId } from 'react';
import type { Ref } from 'react';
import { DateInputPicker } from './DateInputPicker';
import { fieldState } from '../FieldFrame';
import { TextControl } from '../TextControl';
import { tidyDate } from './tidyDate';
import type { DateFormat } from './tidyDate';

interface DateInputProps {
  label: string;
  /** The text as typed, a valid date or not. */
  value: string;
  onChange: (text: string) => void;
  format: DateFormat;
  /** The error beneath the field. */
  message?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A date that is typed, pasted or chosen from a calendar. Nothing changes while somebody types; on
 * blur `1/6/2026` or `01062026` is brought into the format. Text that is not a date stays, and so
 * does a future day, for the form to refuse.
 */
export function DateInput({ label, value, onChange, format, message, inputRef }: DateInputProps) {
  const field = fieldState(useId(), { message });
  const tidy = () => {
    const tidied = tidyDate(value, format);
    if (tidied !== value) onChange(tidied);
  };
  return (
    <TextControl
      label={label}
      field={field}
      inputRef={inputRef}
      value={value}
      placeholder={format}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onBlur={tidy}
      slotProps={{ input: { inputMode: 'numeric' } }}
      sx={{
        // Leaves space for the whole date where two fields share a row on a phone.
        '& input': { pl: 1.25, pr: 0 },
        '& input::placeholder': { color: 'text.secondary', fontSize: '0.8125rem', opacity: 1 },
      }}
      endAdornment={
        <DateInputPicker
          labelId={field.labelId}
          value={tidyDate(value, format)}
          format={format}
          onChoose={onChange}
        />
      }
    />
  );
}
