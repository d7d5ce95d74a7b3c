import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { BASE_PATH } from '../../../contract/limits';
import type { LoginRequest } from '../../../contract/session';
import { errorsOf, isApiError, messageOf, plainTextOf } from '../../shared/api/apiError';
import { lacksPermissions, login } from '../../shared/api/sessionApi';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { APP_TITLE, SERVICE_NAME } from '../../shared/text/branding';
import { SubmitButton } from '../../shared/form/SubmitButton';
import { AS_TYPED, usePasswordToggle } from '../../shared/form/usePasswordToggle';
import { isReplaced } from '../../shared/device/newVersion';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/pages/paths';
import { selectIsSignedIn, started } from '../../shared/session/sessionSlice';
import { useTranslation } from '../../shared/text/i18n';
import { FieldFrame, fieldState } from '../../shared/ui/FieldFrame';
import { Logo } from '../../shared/ui/Logo';
import { minHeight } from '../../shared/ui/target';
import { useDisplay } from '../../shared/ui/useDisplay';
import { useLazy } from '../../shared/ui/useLazy';
import { useOtherLanguage } from '../../shared/ui/useOtherLanguage';
import type { CodeError } from './CodeStep';
import {
  selectRefusedPage,
  callFailed,
  codeAsked,
  codeEntered,
  formSubmitted,
  pageLeft,
  puzzleClosed,
  puzzlePassed,
  selectSignInStatus,
} from './signInSlice';

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
  // Without it the input would be twenty letters wide, which is too wide for a narrow screen with
  // large text.
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
  endAdornment?: ReactNode;
}

/** A required text field that looks like MUI's outlined input in our theme, with much less code. */
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
  onBegin: () => void;
  onSubmit: (values: LoginRequest) => void;
  isBusy: boolean;
}

/** Reads the fields as typed, without trimming. */
function readForm(form: HTMLFormElement): LoginRequest {
  const read = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return { email: read('email'), password: read('password') };
}

/** The browser itself requires both fields, so that the first page needs no form library. */
function SignInForm({ onBegin, onSubmit, isBusy }: SignInFormProps) {
  const { t } = useTranslation();
  const toggle = usePasswordToggle(t('password'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readForm(event.currentTarget));
  };
  return (
    <Box component="form" onFocus={onBegin} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <SignInField name="email" label={t('E-mail')} type="email" autoComplete="username" />
      <SignInField
        {...toggle}
        {...AS_TYPED}
        name="password"
        label={t('Password')}
        autoComplete="current-password"
      />
      <SubmitButton label={t('Login')} busyLabel={t('Loading...')} isBusy={isBusy} />
    </Box>
  );
}

const importPuzzle = () => import('./puzzle/PuzzleDialog');

const NO_PERMISSIONS =
  'You are signed in, but the server did not say what you may change. Buttons to create, edit and delete are hidden.';

/**
 * The sign-in flow. The password stays in this hook, out of the store. `Puzzle` is undefined until
 * it has loaded.
 */
function useSignIn() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useSelector(selectSignInStatus);
  const { endAlert, showAlert } = useNotices();
  const credentials = useRef<LoginRequest>(null);
  const [codeError, setCodeError] = useState<CodeError>();
  // Loaded when the form is first submitted, to keep the first page small.
  const { value: puzzle, load } = useLazy(importPuzzle);

  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);

  const fail = (message: string, error?: unknown) =>
    showAlert(`${t('Login failed: ')}${t(message)}`, error);

  const submit = async (values: LoginRequest) => {
    credentials.current = values;
    endAlert();
    dispatch(formSubmitted());
    if (await load()) return;
    dispatch(puzzleClosed());
    if (!isReplaced()) fail('Network error');
  };

  const call = async (code?: string) => {
    if (!credentials.current) return;
    const sent = { ...credentials.current, ...(code && { code }) };
    const { data, error } = await dispatch(login.initiate(sent, { track: false }));
    const [doubt] = errorsOf(error)?.code ?? [];
    if (doubt && isApiError(error) && error.status === 401) {
      setCodeError({ message: doubt, isRefusal: code !== undefined });
      dispatch(codeAsked());
      return;
    }
    if (!data || typeof data === 'string') {
      dispatch(callFailed());
      const said = data ?? messageOf(error) ?? plainTextOf(error);
      fail(said ?? 'Network error', said ? undefined : error);
      return;
    }
    dispatch(started(data));
    if (lacksPermissions(data)) showAlert(t(NO_PERMISSIONS));
  };

  const pass = () => {
    if (status !== 'puzzle') return;
    dispatch(puzzlePassed());
    void call();
  };

  const enter = (code: string) => {
    dispatch(codeEntered());
    void call(code);
  };

  return {
    status,
    Puzzle: puzzle?.PuzzleDialog,
    submit,
    pass,
    enter,
    codeError,
    close: () => dispatch(puzzleClosed()),
  };
}

// Loaded only after a session has ended, to keep the first page small.
const importReason = () => import('./SessionEnded');

function Reason() {
  const { owner, page } = useSelector(selectRefusedPage) ?? {};
  const { value: reason } = useLazy(importReason, owner !== undefined);
  return reason && owner && page && <reason.SessionEnded owner={owner} page={page} />;
}

/** For users who cannot read the page's language or its text size. */
function DisplayButtons() {
  const { t } = useTranslation();
  const other = useOtherLanguage();
  const { open, dialog } = useDisplay();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
      <Button variant="text" lang={other.language} onClick={() => void other.choose()}>
        <span>{other.name}</span>
      </Button>
      <Button variant="text" onClick={() => void open()}>
        <span>{t('Display')}</span>
      </Button>
      {dialog}
    </Box>
  );
}

function SignInCard(props: ComponentProps<typeof SignInForm>) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: { xs: 'start center', md: 'center' },
        p: { xs: 2, md: 6 },
      }}
    >
      <Box sx={{ width: 'min(400px, calc(100vw - 32px))', display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'primary.main' }}>
          <Logo size={40} style={{ flexShrink: 0 }} />
          <Box sx={{ color: 'text.primary' }}>
            <Box component="h1" sx={{ m: 0, typography: 'h1' }}>
              {t(APP_TITLE)}
            </Box>
            <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {t(SERVICE_NAME)}
            </Box>
          </Box>
        </Box>
        <Reason />
        <SignInForm {...props} />
        <DisplayButtons />
      </Box>
    </Box>
  );
}

/** @param loadNext loads the screen that follows a sign-in while the user fills in the form */
export function SignInPage({ loadNext }: { loadNext: () => void }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { status, Puzzle, submit, pass, enter, codeError, close } = useSignIn();
  const isCode = status === 'code' || status === 'submittingCode';
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '55fr 45fr' },
        gridTemplateRows: { xs: '160px 1fr', md: '1fr' },
      }}
    >
      <Box
        component="img"
        src={`${BASE_PATH}/sky.svg`}
        alt=""
        sx={{ display: 'block', width: '100%', height: '100%', minHeight: 0 }}
      />
      <SignInCard
        onBegin={loadNext}
        onSubmit={(values) => void submit(values)}
        isBusy={status !== 'form'}
      />
      {isSignedIn && <Navigate to={paths.Slider} replace />}
      {Puzzle && status !== 'form' && (
        <Puzzle
          busy={status === 'submitting' || status === 'submittingCode'}
          codeError={isCode ? codeError : undefined}
          onPassed={pass}
          onCode={enter}
          onClose={close}
        />
      )}
    </Box>
  );
}
