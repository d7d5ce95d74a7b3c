import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { roleName } from '../../../contract/roleName';
import type { SessionUser } from '../../../contract/session';
import { factsStyles } from './profileStyles';

/** What the session knows of the signed-in user; who is signed in is active (section 2). */
export function ProfileCard({ me }: { me: SessionUser }) {
  const { t } = useTranslation();
  const joined = dayOfCreatedAt(me.created_at);
  const facts = [
    [t('Name'), me.name],
    [t('E-mail'), me.email],
    [t('Role'), roleName(me.role, 'en') ?? me.roleName?.en],
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
