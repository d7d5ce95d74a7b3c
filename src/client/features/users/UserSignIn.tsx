import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { isSameId } from '../../../contract/ids';
import type { User } from '../../../contract/user';
import { useTranslation } from '../../shared/i18n';
import { useConfirmedAction } from '../../shared/notices/useConfirmedAction';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { SessionsCard } from '../../shared/session/SessionsCard';
import { selectUser } from '../../shared/session/sessionSlice';
import { ActionButton } from '../../shared/ui/ActionButton';
import { ResetPassword } from './ResetPassword';
import { useEndUserSessionsMutation, useGetUserSessionsQuery } from './usersApi';

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
 * The sessions of a user, and what helps who has lost a device or a password; nothing where the server
 * has no list of them. One's own are on the profile.
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
          </Box>
        )
      }
      sessions={sessions}
      isBusy={false}
    />
  );
}
