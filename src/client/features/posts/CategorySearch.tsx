import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { fold } from '../../../contract/fold';
import type { SelectSearchProps } from '../../shared/form/SelectInput';
import { useTranslation } from '../../shared/text/i18n';
import { ComboboxInput } from './ComboboxInput';
import { listboxSlots } from './listboxStyles';

const fieldStyles = {
  flex: 1,
  minWidth: 0,
  '& .MuiOutlinedInput-root': { p: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 1.5, py: 0.75 },
};

type Options = SelectSearchProps['options'];

function found(options: Options, { inputValue }: { inputValue: string }): Options {
  const sought = fold(inputValue);
  return options.filter(({ label }) => fold(label).includes(sought));
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Finds a category by any part of its name. It ends with a choice, by Escape, or on blur. */
export function CategorySearch({ options, onEnd, onLeave }: SelectSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <Autocomplete
      open
      openOnFocus
      autoHighlight
      forcePopupIcon={false}
      options={options}
      filterOptions={found}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      getOptionKey={({ value }) => value}
      noOptionsText={t('No category data found.')}
      onChange={(_, chosen) => onEnd(chosen)}
      onClose={(_, reason) => reason === 'escape' && onEnd(null)}
      onBlur={onLeave}
      // Without a match, Enter would submit the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      slotProps={listboxSlots}
      sx={fieldStyles}
      renderInput={({ slotProps }) => (
        <ComboboxInput
          slotProps={slotProps}
          text={text}
          onTake={setText}
          inputRef={focus}
          aria={{ 'aria-label': t('Search categories') }}
        />
      )}
    />
  );
}
