import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { BASE_PATH } from '../../../contract/limits';
import { APP_TITLE, SERVICE_NAME } from '../../shared/branding';
import { useDisplay } from '../../shared/ui/useDisplay';
import { useOtherLanguage } from '../../shared/ui/useOtherLanguage';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { selectIsSignedIn } from '../../shared/session/sessionSlice';
import { Logo } from '../../shared/ui/Logo';
import { useLazy } from '../../shared/ui/useLazy';
import { SignInForm } from './SignInForm';
import { selectRefusedPage } from './signInSlice';
import { useSignIn } from './useSignIn';

// Only loaded once a session has ended: the first page has no need of it.
const importReason = () => import('./SessionEnded');

/** Why the page is on show, where a session ended by itself. */
function Reason() {
  const { owner, page } = useSelector(selectRefusedPage) ?? {};
  const { value: reason } = useLazy(importReason, owner !== undefined);
  return reason && owner && page && <reason.SessionEnded owner={owner} page={page} />;
}

/** For who cannot read the language of the page, or its text. */
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

export function SignInPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { status, Puzzle, submit, pass, close } = useSignIn();
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
      <SignInCard onSubmit={(values) => void submit(values)} isBusy={status !== 'form'} />
      {isSignedIn && <Navigate to={paths.Slider} replace />}
      {Puzzle && status !== 'form' && (
        <Puzzle open busy={status === 'submitting'} onPassed={() => void pass()} onClose={close} />
      )}
    </Box>
  );
}
