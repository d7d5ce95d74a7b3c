import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

export interface SelectOption {
  value: string;
  /** As it is to be read. */
  label: string;
}

interface SelectInputProps {
  /** Path of the field in the form's values; its value is the chosen option's, '' for none. */
  name: string;
  label: string;
  options: SelectOption[];
  /** A first option that chooses nothing; without one the field has to start on one of `options`. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
}

/**
 * A choice of one. The browser's own select: a phone shows its own picker, a long list scrolls and
 * can be typed into, and Burmese is drawn by whatever draws the rest of the system. Options may come
 * later than the value; the value waits for them.
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
