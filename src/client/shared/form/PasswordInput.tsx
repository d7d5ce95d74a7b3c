import { PASSWORD_MIN_LENGTH } from '../../../contract/limits';
import { useTranslation } from '../text/i18n';
import { TextInput } from './TextInput';
import type { TextInputProps } from './TextInput';
import { usePasswordToggle } from './usePasswordToggle';

interface PasswordInputProps extends Pick<
  TextInputProps,
  'name' | 'label' | 'autoComplete' | 'required'
> {
  /** Whether the password is being chosen: its rule stands below the field. */
  isChosen?: boolean;
  /** Names the toggle where a form has several passwords: `new password`. */
  toggleLabel?: string;
}

/** A password with a toggle `Show password` / `Hide password`. */
export function PasswordInput({ toggleLabel, isChosen, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  const help = isChosen
    ? t('At least {{min}} characters.', { min: String(PASSWORD_MIN_LENGTH) })
    : undefined;
  const toggle = usePasswordToggle(toggleLabel ?? t('password'));
  return <TextInput {...props} {...toggle} help={help} />;
}
