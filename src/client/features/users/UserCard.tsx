import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { isSameId } from '../../../contract/ids';
import type { User } from '../../../contract/user';
import { selectUser } from '../../shared/session/sessionSlice';
import { Badge } from '../../shared/ui/Badge';
import { initials } from './initials';
import { roleNameOf } from './readUser';
import { avatarStyles, factsStyles } from './userStyles';

/** Active is only who looks at himself: nothing tells who else is at work (readings 100). */
function useStatusOf({ id }: User): 'Active' | 'Offline' {
  const me = useSelector(selectUser);
  return me && isSameId(me.id, id) ? 'Active' : 'Offline';
}

/** A user as section 2 shows him: avatar, name, role, joined date, status, address. */
export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const status = useStatusOf(user);
  const joined = dayOfCreatedAt(user.created_at);
  const role = roleNameOf(user) || String(user.role_id) || t('User');
  return (
    <Card sx={{ maxWidth: 760, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Avatar aria-hidden sx={avatarStyles}>
          {initials(user.name)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {user.name || '-'}
          </Typography>
          <Badge tone="neutral" label={role} />
        </Box>
      </Box>
      <Box component="dl" sx={factsStyles}>
        <dt>{t('Joined')}</dt>
        <dd>{joined ? formatLongDay(joined) : '-'}</dd>
        <dt>{t('Status')}</dt>
        <dd>{t(status)}</dd>
        <dt>{t('E-mail')}</dt>
        <dd>{user.email || '-'}</dd>
      </Box>
    </Card>
  );
}
