import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { useTranslation } from '../text/i18n';
import { InlineMessage } from '../ui/InlineMessage';
import { FieldFrame } from '../ui/FieldFrame';
import { useField } from './Form';

interface SelectOption {
  value: Id;
  label: string;
}

interface SelectInputProps {
  /**
   * Path of the field in the form's values. The value is that of the chosen option, '' for none.
   */
  name: string;
  options: SelectOption[];
  /**
   * The first option, without a value. If it is missing, the field must start with one of
   * `options`.
   */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
}

/**
 * A native select: phones show their own picker, users can scroll and type to find an option, and
 * the system renders Burmese. The options may load later than the value.
 */
export function SelectInput(props: SelectInputProps) {
  const { name, options, placeholder, required, disabled, help } = props;
  const field = useField(name, help);
  const { field: bound } = useController({ name });
  const choose = (chosen: string) =>
    bound.onChange(options.find(({ value }) => isSameId(value, chosen))?.value ?? '');
  return (
    <FieldFrame label={field.label} field={field} required={required} help={help}>
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

interface LoadedSelectProps extends Pick<SelectInputProps, 'name' | 'help'> {
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
