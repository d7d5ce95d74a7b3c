import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../../shared/session/sessionSlice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { ChangePassword } from './ChangePassword';
import { ProfileCard } from './ProfileCard';

/** The signed-in user, out of the session without a request, and their password. */
export function ProfilePage() {
  const { t } = useTranslation();
  const me = useSelector(selectUser);
  return (
    <>
      <PageHeader title={t('Profile')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        {me && <ProfileCard me={me} />}
        <ChangePassword />
      </Box>
    </>
  );
}
