import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { useTranslation } from '../text/i18n';
import { InlineMessage } from '../ui/InlineMessage';
import { Tooltip } from '../ui/Tooltip';
import { FieldFrame } from '../ui/FieldFrame';
import { useField } from './Form';

interface SelectOption {
  value: Id;
  label: string;
}

export interface SelectSearchProps {
  options: SelectOption[];
  /** Shows the select again and focuses it; null keeps the current choice. */
  onEnd: (chosen: SelectOption | null) => void;
  /** Shows the select again after the focus has moved elsewhere. */
  onLeave: () => void;
}

const SEARCHABLE_FROM = 10;

interface SelectInputProps {
  /**
   * Path of the field in the form's values. The value is that of the chosen option, '' for none.
   */
  name: string;
  label: string;
  options: SelectOption[];
  /**
   * The first option, without a value. If it is missing, the field must start with one of
   * `options`.
   */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
  /** The search for long lists of options, and the label of the button that opens it. */
  search?: { label: string; Search: ComponentType<SelectSearchProps> };
}

function useSearch(name: string) {
  const { setFocus, setValue } = useFormContext();
  const [isSearching, setIsSearching] = useState(false);
  const leave = () => setIsSearching(false);
  const end = (chosen: SelectOption | null) => {
    flushSync(() => setIsSearching(false));
    if (chosen) setValue(name, chosen.value, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return { isSearching, start: () => setIsSearching(true), end, leave };
}

/**
 * A native select: phones show their own picker, users can scroll and type to find an option, and
 * the system renders Burmese. The options may load later than the value.
 */
export function SelectInput(props: SelectInputProps) {
  const { name, label, options, placeholder, required, disabled, help } = props;
  const search = options.length < SEARCHABLE_FROM ? undefined : props.search;
  const field = useField(name, help);
  const { field: bound } = useController({ name });
  const { isSearching, start, end, leave } = useSearch(name);
  const choose = (chosen: string) =>
    bound.onChange(options.find(({ value }) => isSameId(value, chosen))?.value ?? '');
  return (
    <FieldFrame label={label} field={field} required={required} help={help}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <NativeSelect
          id={field.id}
          name={name}
          value={String(bound.value ?? '')}
          onChange={({ target }) => choose(target.value)}
          onBlur={bound.onBlur}
          inputRef={bound.ref}
          variant="outlined"
          input={<OutlinedInput fullWidth />}
          required={required}
          disabled={disabled}
          error={field.message !== undefined}
          inputProps={{ 'aria-describedby': field.describedBy }}
          sx={{ flex: 1, minWidth: 0, display: isSearching ? 'none' : undefined }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        {search && isSearching && <search.Search options={options} onEnd={end} onLeave={leave} />}
        {search && !isSearching && (
          <Tooltip title={search.label} align="end">
            <IconButton aria-label={search.label} onClick={start}>
              <SearchOutlined />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </FieldFrame>
  );
}

interface LoadedSelectProps extends Pick<SelectInputProps, 'name' | 'label' | 'search' | 'help'> {
  placeholder: string;
  offered: SelectOption[] | undefined;
  /** The current choice. It stays an option even if the server does not offer it. */
  held?: SelectOption | null;
  failure: string | null;
}

export function LoadedSelect({
  offered,
  held,
  failure,
  placeholder,
  ...select
}: LoadedSelectProps) {
  const { t } = useTranslation();
  const options = offered ?? [];
  const isHeldMissing = held && !options.some(({ value }) => isSameId(value, held.value));
  const isLoading = !offered && !failure;
  return (
    <>
      <SelectInput
        {...select}
        options={isHeldMissing ? [held, ...options] : options}
        placeholder={isLoading ? t('Loading...') : placeholder}
        required
      />
      {failure && <InlineMessage severity="failure">{failure}</InlineMessage>}
    </>
  );
}
