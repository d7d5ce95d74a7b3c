import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import type { LoginRequest } from '../../../contract/session';
import { SubmitButton } from '../../shared/form/SubmitButton';
import { usePasswordToggle } from '../../shared/form/usePasswordToggle';
import { useTranslation } from '../../shared/i18n';
import { SignInField } from './SignInField';

interface SignInFormProps {
  onSubmit: (values: LoginRequest) => void;
  isBusy: boolean;
}

/** The fields as typed, not trimmed. */
function readForm(form: HTMLFormElement): LoginRequest {
  const read = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return { email: read('email'), password: read('password') };
}

/**
 * The browser itself requires both fields, so that the first page of all needs no form library.
 */
export function SignInForm({ onSubmit, isBusy }: SignInFormProps) {
  const { t } = useTranslation();
  const toggle = usePasswordToggle(t('password'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readForm(event.currentTarget));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <SignInField name="email" label={t('E-mail')} type="email" autoComplete="username" />
      <SignInField
        {...toggle}
        name="password"
        label={t('Password')}
        autoComplete="current-password"
      />
      <SubmitButton label={t('Login')} busyLabel={t('Loading...')} isBusy={isBusy} />
    </Box>
  );
}
