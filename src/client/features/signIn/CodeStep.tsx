import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form';
import type { LoginCodeForm } from '../../../contract/login';
import { SubmitButton } from '../../shared/form/SubmitButton';
import { useBoundText } from '../../shared/form/useBoundText';
import { importPart } from '../../shared/device/newVersion';
import { useTranslation } from '../../shared/text/i18n';
import { fieldState } from '../../shared/ui/FieldFrame';
import { lazyResolver } from '../../shared/ui/lazyResolver';
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

type CodeFieldProps = Pick<CodeStepProps, 'isBusy' | 'error'> & { isRecovery: boolean };

function CodeField({ isBusy, error, isRecovery }: CodeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { ref, ...bound } = useBoundText(id, 'code');
  const { setFocus } = useFormContext<LoginCodeForm>();
  const { errors } = useFormState<LoginCodeForm>();
  const refusal = error.isRefusal && !isBusy ? error.message : undefined;
  const help = isRecovery
    ? t('One of the codes that you kept when you set this up.')
    : error.isRefusal
      ? t('The six digits of your authenticator app.')
      : t(error.message);
  const field = fieldState(id, { help, message: errors.code?.message ?? refusal });
  // Selects a refused code, so that typing replaces it.
  useEffect(() => {
    if (!isBusy) setFocus('code', { shouldSelect: true });
  }, [isBusy, setFocus]);
  return (
    <TextControl
      {...bound}
      label={isRecovery ? t('Recovery code') : t('Code')}
      field={field}
      help={help}
      inputRef={ref}
      required
      readOnly={isBusy}
      autoComplete="one-time-code"
      inputProps={{ inputMode: isRecovery ? 'text' : 'numeric' }}
    />
  );
}

const codeForm = {
  defaultValues: { code: '' },
  resolver: lazyResolver<LoginCodeForm>(
    async () => (await importPart(() => import('../../../contract/login'))).loginCodeSchema,
  ),
};

/**
 * The second step of a sign-in: the code of an app, or a recovery code. The code never enters the
 * store.
 */
export function CodeStep({ isBusy, error, onCode, onClose }: CodeStepProps) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm<LoginCodeForm, unknown, LoginCodeForm>(codeForm);
  const submit = form.handleSubmit(({ code }) => {
    if (!isBusy) onCode(code.trim());
  });
  const change = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t('Enter your code')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <CodeField
            key={String(isRecovery)}
            isBusy={isBusy}
            error={error}
            isRecovery={isRecovery}
          />
          <Button variant="text" onClick={change} sx={{ justifySelf: 'start', mx: -1, px: 1 }}>
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
    </FormProvider>
  );
}
