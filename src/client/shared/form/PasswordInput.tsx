import { PASSWORD_MIN_LENGTH } from '../../../contract/limits';
import { useTranslation } from '../text/i18n';
import { TextInput } from './TextInput';
import type { TextInputProps } from './TextInput';
import { AS_TYPED, usePasswordToggle } from './usePasswordToggle';

interface PasswordInputProps extends Pick<TextInputProps, 'name' | 'autoComplete' | 'required'> {
  /** Whether the user chooses a new password. The field then shows the password rule. */
  isChosen?: boolean;
  /** Names the toggle if a form has several passwords, such as `new password`. */
  toggleLabel?: string;
}

export function PasswordInput({ toggleLabel, isChosen, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  const help = isChosen
    ? t('At least {{min}} characters.', { min: PASSWORD_MIN_LENGTH })
    : undefined;
  const toggle = usePasswordToggle(toggleLabel ?? t('password'));
  return <TextInput {...props} {...toggle} slotProps={{ input: AS_TYPED }} help={help} />;
}
