import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { roleName } from '../../../contract/roleName';
import type { SessionUser } from '../../../contract/session';
import { useTranslation } from '../../shared/text/i18n';
import { selectMustChangePassword, selectUser } from '../../shared/session/sessionSlice';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useLazy } from '../../shared/ui/useLazy';
import { ChangePassword } from './ChangePassword';

// Not waited for: the page has no need of it, and reading user agents has its weight.
const importSessions = () => import('./OwnSessions');
const importDrafts = () => import('./OwnDrafts');

/** Each value beside its label; beneath it on a phone. */
const factsStyles: SxProps<Theme> = {
  display: 'grid',
  rowGap: 1,
  m: 0,
  lineHeight: 1.8,
  '& > div': { display: { sm: 'flex' }, columnGap: 3 },
  '& dt': { flex: '0 0 96px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
};

const columnStyles = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
const columnsStyles = {
  ...columnStyles,
  gridTemplateColumns: { lg: '1fr 1fr' },
  maxWidth: { xs: 760, lg: 'none' },
};

/** The signed-in user as the session has them; whoever is signed in is active. */
function ProfileCard({ me }: { me: SessionUser }) {
  const { t } = useTranslation();
  const joined = dayOfCreatedAt(me.created_at);
  const facts = [
    [t('Name'), me.name],
    [t('E-mail'), me.email],
    [t('Role'), roleNameOr(roleName(me.role, 'en') ?? me.roleName?.en, me.role)],
    [t('Joined'), joined && formatLongDay(joined)],
    [t('Status'), t('Active')],
  ];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="dl" sx={factsStyles}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

/** The signed-in user, out of the session without a request, their password, drafts and sessions. */
export function ProfilePage() {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  const mayListSessions = !useSelector(selectMustChangePassword);
  const { value: drafts } = useLazy(importDrafts, mayListSessions);
  const { value: sessions } = useLazy(importSessions, mayListSessions);
  return (
    <>
      <PageHeader title={t('Profile')} />
      <Box sx={columnsStyles}>
        <Box sx={columnStyles}>
          {me && <ProfileCard me={me} />}
          <ChangePassword />
        </Box>
        <Box sx={columnStyles}>
          {me && mayListSessions && drafts && <drafts.OwnDrafts owner={String(me.id)} />}
          {mayListSessions && sessions && <sessions.OwnSessions />}
        </Box>
      </Box>
    </>
  );
}
