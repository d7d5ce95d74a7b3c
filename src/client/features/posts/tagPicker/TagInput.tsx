import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldState } from '../../../shared/form/fieldState';

interface TagInputProps {
  slotProps: AutocompleteRenderInputParams['slotProps'];
  field: FieldState;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
}

/** Where tags are typed, after those that are chosen already. */
export function TagInput({ slotProps, field, inputRef, onBlur }: TagInputProps) {
  const { t } = useTranslation();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    slotProps.htmlInput.onBlur?.(event);
    onBlur();
  };
  return (
    <OutlinedInput
      {...slotProps.input}
      inputRef={inputRef}
      placeholder={t('Search or add a tag')}
      error={field.message !== undefined}
      required
      fullWidth
      slotProps={{
        input: { ...slotProps.htmlInput, onBlur: leave, 'aria-describedby': field.describedBy },
      }}
    />
  );
}
