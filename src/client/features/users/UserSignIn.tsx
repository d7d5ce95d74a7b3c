import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { isSameId } from '../../../contract/ids';
import type { TemporaryPassword } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useLayer } from '../../shared/notices/LeaveGuard';
import { useConfirmedAction } from '../../shared/notices/useConfirmedAction';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { selectUser } from '../../shared/session/sessionSlice';
import { formatMoment } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { ActionButton } from '../../shared/ui/ActionButton';
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
  const titleId = useId();
  const contentId = useId();
  const { source, outcome, copy } = useCopy();
  const { close } = useLayer(true, onClose);
  const { password, expires_at } = given;
  // A stray click on the backdrop would lose the password.
  const closeUnlessBackdrop: DialogProps['onClose'] = (_, reason) => {
    if (reason !== 'backdropClick') close();
  };
  return (
    <Dialog
      open
      onClose={closeUnlessBackdrop}
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={contentId}
    >
      <DialogTitle id={titleId}>{t('Temporary password of {{name}}', { name })}</DialogTitle>
      <DialogContent id={contentId} sx={{ display: 'grid', gap: 1.5, lineHeight: 1.8 }}>
        <Box ref={source} component="code" sx={passwordStyles}>
          {password}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
          <Button
            variant="outlined"
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copy(password)}
          >
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
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
  const { run, isBusy } = useConfirmedAction();
  const [given, setGiven] = useState<TemporaryPassword | null>(null);
  const ask = () =>
    run({
      question: t('Reset the password of {{name}}? All sessions of {{name}} end.', { name }),
      label: t('Reset password'),
      call: () => dispatch(resetPassword.initiate(id, { track: false })),
      failure: FAILURE,
      onDone: (password) => {
        if (password) setGiven(password);
        else showAlert(t(FAILURE));
      },
    });
  return (
    <>
      <ActionButton isBusy={isBusy} onClick={() => void ask()}>
        {t('Reset password')}
      </ActionButton>
      {given && (
        <TemporaryPasswordDialog name={name} given={given} onClose={() => setGiven(null)} />
      )}
    </>
  );
}

/**
 * Helps a user who has lost their phone. Renders nothing if two-factor sign-in is not set up or the
 * server does not support it.
 */
function ResetTwoFactor({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation();
  const { showSuccess } = useNotices();
  const { run, isBusy } = useConfirmedAction();
  const { currentData: isSetUp } = useGetUserTwoFactorQuery(id);
  const [reset] = useResetTwoFactorMutation();
  if (!isSetUp) return null;
  const ask = () =>
    run({
      question: t('Reset the two-factor sign-in of {{name}}? The password alone is then enough.', {
        name,
      }),
      label: t('Reset two-factor sign-in'),
      call: () => reset(id),
      failure: 'Failed to reset two-factor sign-in.',
      onDone: () => showSuccess(t('The two-factor sign-in of {{name}} was reset.', { name })),
    });
  return (
    <ActionButton isBusy={isBusy} onClick={() => void ask()}>
      {t('Reset two-factor sign-in')}
    </ActionButton>
  );
}

interface EndSessionsProps {
  user: User;
  onEnded: () => void;
}

function EndSessions({ user, onEnded }: EndSessionsProps) {
  const { t } = useTranslation();
  const { showSuccess } = useNotices();
  const { run, isBusy } = useConfirmedAction();
  const [end] = useEndUserSessionsMutation();
  const { name } = user;
  const ask = () =>
    run({
      question: t('End all sessions of {{name}}?', { name }),
      label: t('End all sessions'),
      call: () => end(user.id),
      failure: 'Failed to end the sessions.',
      onDone: () => {
        onEnded();
        showSuccess(t('All sessions of {{name}} ended.', { name }));
      },
    });
  return (
    <ActionButton isBusy={isBusy} onClick={() => void ask()}>
      {t('End all sessions')}
    </ActionButton>
  );
}

/**
 * The sessions of another user, and help for a user who has lost a device or a password. Renders
 * nothing if the server does not list sessions. Users find their own on the profile.
 */
export function UserSignIn({ user }: { user: User }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const me = useSelector(selectUser);
  const { currentData: sessions, isError } = useGetUserSessionsQuery(user.id);
  if (isError || !sessions) return null;
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {sessions.length > 0 && (
              <EndSessions user={user} onEnded={() => title.current?.focus()} />
            )}
            <ResetPassword user={user} />
            <ResetTwoFactor user={user} />
          </Box>
        )
      }
      sessions={sessions}
      isBusy={false}
    />
  );
}
