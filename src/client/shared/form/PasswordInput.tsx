import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from './TextInput';
import type { TextInputProps } from './TextInput';

interface PasswordInputProps extends Pick<
  TextInputProps,
  'name' | 'label' | 'autoComplete' | 'required' | 'help'
> {
  /** What the toggle shows and hides, where a form has several passwords: `Show new password`. */
  toggleLabel?: string;
}

/** A password with a toggle of its own, named `Show password` or `Hide password`. */
export function PasswordInput({ toggleLabel, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const what = toggleLabel ?? t('password');
  const label = isShown ? t('Hide {{what}}', { what }) : t('Show {{what}}', { what });
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={label}
          title={label}
          onClick={() => setIsShown(!isShown)}
          sx={{ mr: '-13px' }}
        >
          {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
