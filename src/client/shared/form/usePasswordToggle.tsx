import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from '../text/i18n';
import { Visibility, VisibilityOff } from '../ui/icons';

/** For the input of a password. A shown one is a text, which phones would capitalise and correct. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function usePasswordToggle(what: string) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? t('Hide {{what}}', { what }) : t('Show {{what}}', { what });
  return {
    type: isShown ? ('text' as const) : ('password' as const),
    endAdornment: (
      <IconButton
        aria-label={label}
        title={label}
        onClick={() => setIsShown(!isShown)}
        sx={{ mr: '-13px' }}
      >
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    ),
  };
}
