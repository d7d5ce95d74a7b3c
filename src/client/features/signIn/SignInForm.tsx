import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import type { LoginRequest } from '../../../contract/session';
import { FieldFrame, fieldState } from '../../shared/ui/FieldFrame';
import { SubmitButton } from '../../shared/form/SubmitButton';
import { usePasswordToggle } from '../../shared/form/usePasswordToggle';
import { useTranslation } from '../../shared/text/i18n';
import { minHeight } from '../../shared/ui/target';

const styles = {
  ...minHeight,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  typography: 'body1',
  fontSize: { xs: '1rem', sm: '0.875rem' },
  lineHeight: 1.8,
  bgcolor: 'background.paper',
  borderRadius: 1,
  outline: '1px solid',
  outlineColor: ({ vars }: Theme) => vars.palette.outline,
  outlineOffset: '-1px',
  '@media (hover: hover)': {
    '&:hover': { outlineColor: ({ vars }: Theme) => vars.palette.text.primary },
  },
  '&:has(input:focus)': {
    outline: '2px solid',
    outlineColor: ({ vars }: Theme) => vars.palette.primary.main,
    outlineOffset: '-2px',
  },
} satisfies SxProps<Theme>;

const inputStyles = {
  flex: 1,
  minWidth: 0,
  // Without it the column is as wide as twenty letters, which a narrow screen is not if they are large.
  width: '100%',
  minHeight: '1.8em',
  px: 1.5,
  py: 0.75,
  border: 0,
  outline: 'none',
  borderRadius: 'inherit',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  '&:-webkit-autofill': (theme: Theme) => ({
    WebkitBoxShadow: theme.vars.palette.Input.autofillWebkitBoxShadow,
    ...theme.applyStyles('dark', { WebkitTextFillColor: '#fff', caretColor: '#fff' }),
  }),
} satisfies SxProps<Theme>;

interface SignInFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Beside the text. */
  endAdornment?: ReactNode;
}

/** A required text field that looks like MUI's outlined input in our theme, without its weight. */
function SignInField({ label, endAdornment, ...props }: SignInFieldProps) {
  const field = fieldState(useId(), {});
  return (
    <FieldFrame label={label} field={field} required>
      <Box sx={{ ...styles, pr: endAdornment ? '14px' : 0 }}>
        <Box component="input" {...props} id={field.id} required sx={inputStyles} />
        {endAdornment}
      </Box>
    </FieldFrame>
  );
}

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
