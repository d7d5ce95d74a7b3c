import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { isSameId } from '../../../contract/ids';
import type { TemporaryPassword } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { useHas } from '../../shared/api/serverSlice';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useAction } from '../../shared/notices/useAction';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/pages/paths';
import { selectUser } from '../../shared/session/sessionSlice';
import { formatMoment } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { ActionButton } from '../../shared/ui/ActionButton';
import { LoadingText } from '../../shared/ui/EmptyState';
import { ContentCopy } from '../../shared/ui/icons';
import { ReadingDialog } from '../../shared/ui/ReadingDialog';
import { SessionsCard } from '../../shared/ui/SessionsCard';
import { useCopy } from '../../shared/ui/useCopy';
import {
  resetPassword,
  useEndUserSessionsMutation,
  useGetUserSessionsQuery,
  useGetUserTwoFactorQuery,
  useResetTwoFactorMutation,
} from './usersApi';

const passwordStyles: SxProps<Theme> = {
  display: 'block',
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
  fontFamily: 'ui-monospace, Consolas, "Liberation Mono", monospace',
  fontSize: { xs: '1.25rem', sm: '1.5rem' },
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};

const outcomeTexts = {
  none: '',
  copied: 'Copied.',
  selected: 'The browser does not allow copying. The password is selected: copy it by hand.',
};

interface TemporaryPasswordDialogProps {
  name: string;
  given: TemporaryPassword;
  onClose: () => void;
}

function TemporaryPasswordDialog({ name, given, onClose }: TemporaryPasswordDialogProps) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const { password, expires_at } = given;
  return (
    <ReadingDialog
      title={t('Temporary password of {{name}}', { name })}
      onClose={onClose}
      isShownOnce
      content={{ sx: { display: 'grid', gap: 1.5, lineHeight: 1.8 } }}
    >
      <Box ref={source} component="code" sx={passwordStyles}>
        {password}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(password)}>
          {t('Copy')}
        </Button>
        <div role="status">{t(outcomeTexts[outcome])}</div>
      </Box>
      <div>
        {t('It is shown only now, and can be used until {{when}}.', {
          when: formatMoment(expires_at),
        })}
      </div>
      <div>{t('{{name}} has to choose another one at the next sign-in.', { name })}</div>
    </ReadingDialog>
  );
}

interface ConfirmedButtonProps<T> {
  label: string;
  question: string;
  call: () => PromiseLike<{ data?: T; error?: unknown }>;
  failure: string;
  onDone: (data: T | undefined) => void;
}

function ConfirmedButton<T>(action: ConfirmedButtonProps<T>) {
  const { run, isBusy } = useAction();
  return (
    <ActionButton isBusy={isBusy} onClick={() => void run(action)}>
      {action.label}
    </ActionButton>
  );
}

const FAILURE = 'Failed to reset the password.';

/**
 * Gives a user a temporary password. The password stays in this component, out of the store, until
 * its dialog closes.
 */
function ResetPassword({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { showAlert } = useNotices();
  const [given, setGiven] = useState<TemporaryPassword | null>(null);
  return (
    <>
      <ConfirmedButton
        label={t('Reset password')}
        question={t('Reset the password of {{name}}? All sessions of {{name}} end.', { name })}
        call={() => dispatch(resetPassword.initiate(id, { track: false }))}
        failure={FAILURE}
        onDone={(password) => {
          if (password) setGiven(password);
          else showAlert(t(FAILURE));
        }}
      />
      {given && (
        <TemporaryPasswordDialog name={name} given={given} onClose={() => setGiven(null)} />
      )}
    </>
  );
}

interface HelpProps {
  user: User;
  hasSessions: boolean;
  onEnded: () => void;
}

/** For a user who has lost a device, a password or, with two-factor sign-in, a phone. */
function Help({ user, hasSessions, onEnded }: HelpProps) {
  const { t } = useTranslation();
  const { showSuccess } = useNotices();
  const [end] = useEndUserSessionsMutation();
  const skip = !useHas('two-factor');
  const { currentData: hasTwoFactor } = useGetUserTwoFactorQuery(user.id, { skip });
  const canReset = useHas('temporary-passwords');
  const [resetTwoFactor] = useResetTwoFactorMutation();
  const { id, name } = user;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasSessions && (
        <ConfirmedButton
          label={t('End all sessions')}
          question={t('End all sessions of {{name}}?', { name })}
          call={() => end(id)}
          failure="Failed to end the sessions."
          onDone={() => {
            onEnded();
            showSuccess(t('All sessions of {{name}} ended.', { name }));
          }}
        />
      )}
      {canReset && <ResetPassword user={user} />}
      {hasTwoFactor && (
        <ConfirmedButton
          label={t('Reset two-factor sign-in')}
          question={t(
            'Reset the two-factor sign-in of {{name}}? All sessions of {{name}} end. The password alone is then enough.',
            { name },
          )}
          call={() => resetTwoFactor(id)}
          failure="Failed to reset two-factor sign-in."
          onDone={() => showSuccess(t('The two-factor sign-in of {{name}} was reset.', { name }))}
        />
      )}
    </Box>
  );
}

/**
 * The sessions of a user, and help for them. Renders nothing if the server does not list sessions.
 * Users find their own on the profile.
 */
export function UserSignIn({ user }: { user: User }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const me = useSelector(selectUser);
  const skip = !useHas('sessions');
  const { currentData: sessions, isError } = useGetUserSessionsQuery(user.id, { skip });
  if (isError || skip) return null;
  if (!sessions) return <LoadingText />;
  const isOneself = me !== null && isSameId(me.id, user.id);
  return (
    <SessionsCard
      title={t('Sign-in')}
      titleRef={title}
      actions={
        isOneself ? (
          <Link component={RouterLink} to={paths.UserProfile}>
            {t('Change your password on your profile')}
          </Link>
        ) : (
          <Help
            user={user}
            hasSessions={sessions.length > 0}
            onEnded={() => title.current?.focus()}
          />
        )
      }
      sessions={sessions}
      isBusy={false}
    />
  );
}
