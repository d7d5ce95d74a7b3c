import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { BACKDATE_FORMAT } from '../../../contract/dates';
import { DateInput } from '../../shared/form/dates/DateInput';
import { tidyDate } from '../../shared/form/dates/tidyDate';

/** The day that a post is dated. Typed text stays until it is a date. */
export function BackdateInput({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const value = field.value ?? '';
  /** Enter submits the form without a blur, which would tidy the date. */
  const tidy = ({ key, target }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLInputElement;
    if (key === 'Enter' && isTyping) field.onChange(tidyDate(value, BACKDATE_FORMAT));
  };
  return (
    <Box onKeyDownCapture={tidy} sx={{ maxWidth: { sm: 240 } }}>
      <DateInput
        label={label}
        value={value}
        onChange={field.onChange}
        format={BACKDATE_FORMAT}
        message={fieldState.error?.message}
        inputRef={field.ref}
      />
    </Box>
  );
}
