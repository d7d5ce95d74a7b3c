import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router';
import { ConfirmDialog } from '../../shared/notices/ConfirmDialog';
import { SIGN_IN_PATH } from '../../shared/paths';
import { selectIsSignedIn } from '../../shared/session/sessionSlice';
import { SkipLink } from '../../shared/ui/SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { useSidebar } from './useSidebar';

/** The frame of every screen behind the sign-in; it goes, and the screen with it, when the session ends. */
export function Shell() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const sidebar = useSidebar();
  if (!isSignedIn) return <Navigate to={SIGN_IN_PATH} replace />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Sidebar {...sidebar} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header isWide={sidebar.isWide} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1280 + 48,
            mx: 'auto',
            p: { xs: 2, md: 3 },
            outline: 'none',
          }}
        >
          <Outlet />
        </Box>
        <Footer />
      </Box>
      <ConfirmDialog />
    </Box>
  );
}
