import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectUser } from '../../shared/session/sessionSlice';

/** The signed-in user's name and English role name, at the foot of the sidebar. */
export function SignedInPerson() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.8 }}>{user.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {user.role?.name?.en ?? user.roleName?.en}
      </Typography>
    </Box>
  );
}
