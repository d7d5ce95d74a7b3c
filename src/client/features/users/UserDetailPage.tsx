import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import { isPrivileged } from '../../../contract/permissions';
import type { User } from '../../../contract/user';
import { messageOf } from '../../shared/api/apiError';
import { DetailPage } from '../../shared/records/DetailPage';
import { paths } from '../../shared/pages/paths';
import { selectUser } from '../../shared/session/sessionSlice';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { Badge } from '../../shared/ui/Badge';
import { useLazy } from '../../shared/ui/useLazy';
import { USER_FIELDS } from './userFields';
import { roleNameOf, useGetUserQuery } from './usersApi';
import { Lines } from '../../shared/ui/Lines';

/**
 * The first letter of a word, with its vowel signs and the letters that virama stacks below it. A
 * Burmese consonant without its signs would be a different sound.
 */
const FIRST_LETTER = /\p{L}(?:\p{M}|(?<=\u1039)\p{L})*/u;

/** Returns the initials of the first and the last word of a name; '?' if it has no letter. */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase() ?? []);
  return [letters[0] ?? '?', ...letters.slice(1).slice(-1)].join('');
}

const importSignIn = () => import('./UserSignIn');

/** The line height leaves space for the stacked signs of Burmese initials. */
const avatarStyles: SxProps<Theme> = {
  width: 72,
  height: 72,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.8,
  color: 'tone.accent.text',
  bgcolor: 'tone.accent.surface',
};

const factsStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  m: 0,
  lineHeight: 1.8,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
};

/** Only the signed-in user is known to be active. */
function useStatusOf({ id }: User): 'Active' | 'Offline' {
  const me = useSelector(selectUser);
  return me && isSameId(me.id, id) ? 'Active' : 'Offline';
}

function UserCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const status = useStatusOf(user);
  const joined = dayOfCreatedAt(user.created_at);
  const role = roleNameOf(user) || String(user.role_id) || t('User');
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Avatar aria-hidden sx={avatarStyles}>
          {initials(user.name)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Lines text={user.name || '-'} />
          </Typography>
          <Badge tone="neutral" label={role} wraps />
        </Box>
      </Box>
      <Box component="dl" sx={factsStyles}>
        <dt>{t('Joined')}</dt>
        <dd>{joined ? formatLongDay(joined) : '-'}</dd>
        <dt>{t('Status')}</dt>
        <dd>{t(status)}</dd>
        <dt>{t(USER_FIELDS.email.heading)}</dt>
        <dd>{user.email || '-'}</dd>
      </Box>
    </Card>
  );
}

const contentStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  alignItems: 'start',
  gap: 2,
  maxWidth: { xs: 760, lg: 'none' },
};

/** The detail page of a user. A failure shows the server's message, else the fixed text. */
export function UserDetailPage() {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  const { value: signIn } = useLazy(importSignIn, me !== null && isPrivileged(me));
  return (
    <DetailPage<User>
      title={t('User Detail')}
      noun="user"
      list={paths.User}
      edit={paths.UserEdit}
      useRecord={useGetUserQuery}
      subjectOf={({ name }) => name}
      failureOf={({ error }) => t(messageOf(error) ?? 'Failed to load user data.')}
    >
      {(user) => (
        <Box sx={contentStyles}>
          <UserCard user={user} />
          {signIn && <signIn.UserSignIn key={user.id} user={user} />}
        </Box>
      )}
    </DetailPage>
  );
}
