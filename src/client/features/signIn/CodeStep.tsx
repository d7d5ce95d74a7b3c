import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { SubmitButton } from '../../shared/form/SubmitButton';
import { useTranslation } from '../../shared/text/i18n';
import { fieldState } from '../../shared/ui/FieldFrame';
import { TextControl } from '../../shared/ui/TextControl';

export interface CodeError {
  message: string;
  isRefusal: boolean;
}

interface CodeStepProps {
  isBusy: boolean;
  error: CodeError;
  onCode: (code: string) => void;
  onClose: () => void;
}

/**
 * The second step of a sign-in: the code of an app, or a recovery code. The code never enters the
 * store.
 */
export function CodeStep({ isBusy, error, onCode, onClose }: CodeStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const message = error.isRefusal && !isBusy ? error.message : undefined;
  const help = isRecovery
    ? t('One of the codes that you kept when you set this up.')
    : error.isRefusal
      ? t('The six digits of your authenticator app.')
      : t(error.message);
  const field = fieldState(id, { help, message });
  // Selects a refused code, so that typing replaces it.
  useEffect(() => {
    if (isBusy) return;
    input.current?.focus();
    input.current?.select();
  }, [isBusy, isRecovery]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code && !isBusy) onCode(code);
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle>{t('Enter your code')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <TextControl
          key={String(isRecovery)}
          label={isRecovery ? t('Recovery code') : t('Code')}
          field={field}
          help={help}
          inputRef={input}
          required
          readOnly={isBusy}
          autoComplete="one-time-code"
          inputProps={{ inputMode: isRecovery ? 'text' : 'numeric' }}
        />
        <Button
          variant="text"
          onClick={() => setIsRecovery(!isRecovery)}
          sx={{ justifySelf: 'start', mx: -1, px: 1 }}
        >
          {isRecovery ? t('Use the code of the app') : t('Use a recovery code')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => !isBusy && onClose()}>
          {t('Cancel')}
        </Button>
        <SubmitButton label={t('Login')} busyLabel={t('Loading...')} isBusy={isBusy} />
      </DialogActions>
    </form>
  );
}
