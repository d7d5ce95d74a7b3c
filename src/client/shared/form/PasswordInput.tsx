import { useTranslation } from '../text/i18n';
import { TextInput } from './TextInput';
import type { TextInputProps } from './TextInput';
import { usePasswordToggle } from './usePasswordToggle';

interface PasswordInputProps extends Pick<
  TextInputProps,
  'name' | 'label' | 'autoComplete' | 'required' | 'help'
> {
  /** Names the toggle where a form has several passwords: `new password`. */
  toggleLabel?: string;
}

/** A password with a toggle `Show password` / `Hide password`. */
export function PasswordInput({ toggleLabel, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  return <TextInput {...props} {...usePasswordToggle(toggleLabel ?? t('password'))} />;
}
