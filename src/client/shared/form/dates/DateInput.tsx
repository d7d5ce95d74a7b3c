import { useId } from 'react';
import type { Ref } from 'react';
import { DateInputPicker } from './DateInputPicker';
import { fieldState } from '../fieldState';
import { TextControl } from '../TextControl';
import { tidyDate } from './tidyDate';
import type { DateFormat } from './tidyDate';

interface DateInputProps {
  /** The whole name of the text field. */
  label: string;
  /** What is typed, whether a date or not; '' for none. */
  value: string;
  onChange: (text: string) => void;
  format: DateFormat;
  /** What is wrong with it, beneath the field. */
  message?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A date that is typed, pasted or chosen from a calendar (section 2: week from Monday, no day after
 * today). Nothing is changed under the hand that types; on leaving the field `1/6/2026` or
 * `01062026` becomes what the format says. What is no date stays as it was typed, for the form to
 * refuse, and so does a day to come.
 */
export function DateInput({ label, value, onChange, format, message, inputRef }: DateInputProps) {
  const field = fieldState(useId(), { message });
  return (
    <TextControl
      label={label}
      field={field}
      inputRef={inputRef}
      value={value}
      placeholder={format}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onChange(tidyDate(value, format))}
      slotProps={{ input: { inputMode: 'numeric' } }}
      sx={{
        // The whole date has to fit beside the calendar where two stand in a row on a phone.
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
