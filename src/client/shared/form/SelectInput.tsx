import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { useTranslation } from '../i18n';
import { InlineMessage } from '../ui/InlineMessage';
import { FieldFrame } from './FieldFrame';
import { useField } from './Form';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectInputProps {
  /** Path of the field in the form's values; its value is the chosen option's, '' for none. */
  name: string;
  label: string;
  options: SelectOption[];
  /** A first option without a value; without it the field must start on one of `options`. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
}

/**
 * A native select: phones show their own picker, long lists scroll and can be typed into, and Burmese
 * is rendered by the system. The options may load later than the value.
 */
export function SelectInput(props: SelectInputProps) {
  const { name, label, options, placeholder, required, disabled, help } = props;
  const field = useField(name, help);
  const { field: bound } = useController({ name });
  return (
    <FieldFrame label={label} field={field} required={required} help={help}>
      <NativeSelect
        id={field.id}
        name={name}
        value={String(bound.value ?? '')}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        inputRef={bound.ref}
        variant="outlined"
        input={<OutlinedInput fullWidth />}
        required={required}
        disabled={disabled}
        error={field.message !== undefined}
        inputProps={{ 'aria-describedby': field.describedBy }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

interface LoadedSelectProps {
  name: string;
  label: string;
  placeholder: string;
  /** The options that the server offers; undefined while loading. */
  offered: SelectOption[] | undefined;
  /** The current choice. It stays an option even where the server does not offer it. */
  held?: SelectOption | null;
  /** Why the options could not be loaded, or null. The form stays usable. */
  failure: string | null;
}

/** A required choice out of options from the server. */
export function LoadedSelect({ offered, held, failure, ...select }: LoadedSelectProps) {
  const { t } = useTranslation();
  const options = offered ?? [];
  const isHeldMissing = held && !options.some(({ value }) => value === held.value);
  const isLoading = !offered && !failure;
  return (
    <>
      <SelectInput
        {...select}
        options={isHeldMissing ? [held, ...options] : options}
        help={isLoading ? t('Loading...') : undefined}
        required
      />
      {failure && <InlineMessage severity="failure">{failure}</InlineMessage>}
    </>
  );
}
